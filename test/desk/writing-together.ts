import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { caller, invited } from './desk-visit.ts'
import { owner } from '../server/owner.ts'
import { documentNow, pageShown, typeAtEnd } from './page-editor.ts'

type Home = { about: { statement: string }; why: { lead: string } }

type Writer = { page: Page; words: string; written: string }

/**
 * Two people write in two fields of Home at once, each over a line on which everything that the API is asked for takes
 * `lag` milliseconds more. Says what is stored and shown in the end, and what should be.
 */
export async function writeTogether(
  [one, other]: [BrowserContext, BrowserContext],
  url: string,
  { seconds, lag }: { seconds: number; lag: number },
) {
  const { call } = await caller(url)
  const home = async () => (await documentNow(call, 'home', 'home')).value as Home
  const before = await home()
  const writers = await Promise.all([
    openWriter(one, url, { who: owner, at: '.about-statement', words: 'east' }),
    openWriter(other, url, {
      who: await invited(url, 'editor'),
      at: '.why-head .lead',
      words: 'west',
    }),
  ])
  let saves = 0
  for (const { page } of writers)
    await page.context().route('**/api/**', async (route) => {
      if (route.request().method() === 'PUT') saves++
      await wait(lag)
      // Whoever has gone waits for nothing.
      await route.continue().catch(() => undefined)
    })
  const end = Date.now() + seconds * 1000
  await Promise.all(writers.map((writer) => write(writer, end)))
  await Promise.all(writers.map(({ page }) => saved(page, 20 * lag + 20_000)))
  const [east, west] = writers as [Writer, Writer]
  const wanted = {
    statement: before.about.statement + east.written,
    lead: before.why.lead + west.written,
  }
  const hears = async (page: Page, at: string, words: string) =>
    page
      .frameLocator('iframe[data-shown]')
      .locator(at, { hasText: words.trim() })
      .waitFor({ timeout: 20 * lag + 20_000 })
      .then(
        () => true,
        () => false,
      )
  const heard = await Promise.all([
    hears(east.page, '.why-head .lead', west.written),
    hears(west.page, '.about-statement', east.written),
  ])
  const { about, why } = await home()
  const asked = await Promise.all(writers.map(({ page }) => page.getByRole('dialog').count()))
  return {
    wanted,
    stored: { statement: about.statement, lead: why.lead },
    asked,
    heard,
    saves,
    letters: east.written.length + west.written.length,
  }
}

type Start = { who: typeof owner; at: string; words: string }

async function openWriter(context: BrowserContext, url: string, { who, at, words }: Start) {
  const page = await context.newPage()
  const { token } = await caller(url, who)
  await page.goto(`${url}/robots.txt`)
  await page.evaluate((stored) => localStorage.setItem('token', stored), token)
  await page.goto(`${url}/admin/edit?page=/`)
  await pageShown(page)
  const place = page.frameLocator('iframe[data-shown]').locator(at).first()
  await place.scrollIntoViewIfNeeded()
  await place.click()
  await typeAtEnd(page, '')
  return { page, words, written: '' }
}

/** A word after the other, as fast as a quick hand. */
async function write(writer: Writer, end: number) {
  for (let count = 0; Date.now() < end; count++) {
    const word = ` ${writer.words}${count}`
    await writer.page.keyboard.type(word, { delay: 90 })
    writer.written += word
  }
}

const saved = (page: Page, timeout: number) =>
  page.locator('.edit-page-name', { hasText: 'Saved' }).waitFor({ timeout })
