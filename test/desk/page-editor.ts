import type { Page } from 'playwright-core'
import type { Document } from '../../src/features/documents/document-value.ts'
import type { Visit } from '../browser/browser.ts'
import { openDesk } from './desk-visit.ts'
import { owner } from '../server/owner.ts'

type Call = Awaited<ReturnType<typeof openDesk>>['call']

/** Opens a page of the site as its own editor. */
export async function openEditor(visit: Visit, path: string, who = owner) {
  const desk = await openDesk(visit, `/admin/edit?page=${path}`, who)
  await pageShown(visit.page)
  const frame = visit.page.frameLocator('iframe[data-shown]')
  return { ...desk, frame, words: (selector: string) => frame.locator(selector) }
}

export const pageShown = (page: Page) => page.locator('iframe[data-shown]').waitFor()

/** Types behind the words that have just been pressed. */
export async function typeAtEnd(page: Page, words: string) {
  await page.frameLocator('iframe[data-shown]').locator('foyer-words').waitFor()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(words)
}

export async function documentNow(call: Call, kind: string, id: string): Promise<Document> {
  const answer = await call('GET', `/api/content/${kind}/${id}`)
  return ((await answer.json()) as { document: Document }).document
}
