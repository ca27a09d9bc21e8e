import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Visit } from '../browser/browser.ts'
import { type caller, openDesk } from './desk-visit.ts'

export type Call = Awaited<ReturnType<typeof caller>>['call']
export type Home = {
  version: number
  value: { why: { heading: string }; about: { heading: string }; slides: object[] }
}

export const homeNow = async (call: Call) =>
  ((await (await call('GET', '/api/content/home/home')).json()) as { document: Home }).document

export const shown = (page: Page) => page.frameLocator('.edit-frame[data-shown]')

/** Opens Home in the editor with the caret at the end of the heading over the promises. */
export async function writing(visit: Visit) {
  const desk = await openDesk(visit, '/admin/edit?page=/')
  const { value } = await homeNow(desk.call)
  await atHeading(visit.page, value.why.heading)
  return { ...desk, value }
}

async function atHeading(page: Page, words: string) {
  const heading = shown(page).getByRole('heading', { name: words }).first()
  await heading.click()
  await heading.click()
  await page.keyboard.press('Control+End')
}

/** Something of the desk or of the page has it: the keys lead on from there. */
export const hasFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')

export const saved = (page: Page) =>
  expect.poll(() => page.locator('.edit-page-name').textContent()).toContain('Saved')
