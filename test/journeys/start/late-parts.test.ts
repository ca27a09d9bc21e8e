import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { atBothWidths, becomesLive, journey, type Visit } from '../../browser/browser.ts'
import { openDesk } from '../../desk/desk-visit.ts'
import { followInside } from '../../browser/follow-inside.ts'
import { drawn } from '../../browser/page-rest.ts'
import { holdBack } from '../../browser/hold-back.ts'
import { installClock, stopClock } from '../../server/stopped-clock.ts'

const notice = (page: Page) => page.getByRole('alert')
const footerLink = (page: Page, name: string) =>
  page.locator('footer').getByRole('link', { name, exact: true })
const contact = /\/assets\/contact-page-.*\.js/
const complaints = /contact-page-|preload|ERR_FAILED|404/

async function liveAt({ page, open }: Visit, path: string) {
  await open(path)
  await becomesLive(page)
}

/** Follows a link of the site to the contact page, whose code is its own file. */
const goToContact = (page: Page) => followInside(page, '/contact')

for (const [what, answer] of Object.entries({
  'is gone after a release': (route: Route) => route.fulfill({ status: 404, body: 'gone' }),
  'does not arrive': (route: Route) => route.abort(),
}))
  atBothWidths(
    `NAV-11: a part that ${what} is told in words, with a way there that works`,
    async (visit) => {
      const { page, expectComplaint } = visit
      expectComplaint(complaints)
      await liveAt(visit, '/work')
      await page.route(contact, answer)
      await goToContact(page)
      await notice(page).waitFor()
      expect(await notice(page).innerText()).toMatch(/updated|did not arrive/)
      expect(new URL(page.url()).pathname).toBe('/work')
      expect(await page.locator('main h1').isVisible()).toBe(true)

      await page.unrouteAll()
      await notice(page).getByRole('link').click()
      await expect.poll(() => new URL(page.url()).pathname).toBe('/contact')
      expect(await page.locator('main h1').isVisible()).toBe(true)
    },
  )

atBothWidths.long(
  'NAV-11: a link still works as a plain one after a part was missing',
  async (visit) => {
    const { page, expectComplaint } = visit
    expectComplaint(complaints)
    await liveAt(visit, '/work')
    await page.route(contact, (route) => route.abort())
    await goToContact(page)
    await notice(page).waitFor()
    await footerLink(page, 'Services').click()
    await expect
      .poll(() => new URL(page.url()).pathname)
      .toBe('/services/offerings/Outsourcing-And-Talent')
    await expect.poll(() => notice(page).count()).toBe(0)
  },
)

journey.long(
  'NAV-11: the way to a page that did not arrive keeps the place on it',
  1280,
  async (visit) => {
    const { page, expectComplaint } = visit
    expectComplaint(/home-page-|contact-page-|preload|ERR_FAILED|404/)
    await liveAt(visit, '/work')
    await page.route(/\/assets\/(home|contact)-page-.*\.js/, (route) => route.abort())
    const way = notice(page).getByRole('link')
    await page.locator('.header').getByRole('link', { name: 'About', exact: true }).click()
    await expect.poll(() => way.getAttribute('href')).toBe('/#about')
    await followInside(page, '/contact?about=work#form')
    await expect.poll(() => way.getAttribute('href')).toBe('/contact?about=work#form')
  },
)

atBothWidths.long('NAV-11: the notice can be closed', async (visit) => {
  const { page, expectComplaint } = visit
  expectComplaint(complaints)
  await liveAt(visit, '/work')
  await page.route(contact, (route) => route.abort())
  await goToContact(page)
  await notice(page).waitFor()
  const progress = page.locator('.page-progress[data-busy]')
  expect(await progress.count()).toBe(0)
  await notice(page).getByRole('button').click()
  await expect.poll(() => notice(page).count()).toBe(0)
  expect(await progress.count()).toBe(0)
  // The next link is followed as ever.
  const letCome = await holdBack(page, /insights/)
  await footerLink(page, 'Blog').click()
  await progress.waitFor({ state: 'attached' })
  letCome()
  await expect.poll(() => page.title()).toContain('Insights')
  await expect.poll(() => progress.count()).toBe(0)
})

/** Alive at /work with a stopped clock, and the contact page's code on its way for ever. */
async function waitingForContact(visit: Visit, what: RegExp) {
  const { page, open } = visit
  await installClock(page)
  await open('/work')
  await becomesLive(page)
  await stopClock(page)
  const asked = page.waitForRequest(what)
  await page.route(what, () => {})
  await goToContact(page)
  await asked
  await drawn(page)
}

for (const [part, what] of [
  ['code', contact],
  ['data', /\/contact\.data/],
] as const)
  atBothWidths(
    `NAV-11: ${part} that has not arrived after 120 seconds is told in words`,
    async (visit) => {
      const { page } = visit
      await waitingForContact(visit, what)
      await page.clock.runFor(119_000)
      await drawn(page)
      expect(await notice(page).count()).toBe(0)
      await page.clock.runFor(2000)
      await notice(page).waitFor()
      expect((await notice(page).innerText()).length).toBeGreaterThan(30)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await notice(page).getByRole('link').click()
      await expect.poll(() => new URL(page.url()).pathname).toBe('/contact')
    },
  )

atBothWidths.long('NAV-11: a part that nobody waits for any more is not told', async (visit) => {
  const { page } = visit
  await waitingForContact(visit, contact)
  await page.clock.runFor(5000)
  await footerLink(page, 'Services').click()
  await expect
    .poll(() => new URL(page.url()).pathname)
    .toBe('/services/offerings/Outsourcing-And-Talent')
  await expect.poll(() => page.locator('main h1').innerText()).toContain('Outsourcing')
  await page.clock.runFor(130_000)
  await drawn(page)
  expect(await notice(page).count()).toBe(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

atBothWidths('NAV-11: Back to a page whose code is gone shows that page', async (visit) => {
  const { page, open, expectComplaint } = visit
  expectComplaint(complaints)
  await open('/contact')
  await open('/work')
  await becomesLive(page)
  await footerLink(page, 'Blog').click()
  await expect.poll(() => page.title()).toContain('Insights')
  await page.route(contact, (route) => route.abort())
  await page.goBack()
  await expect.poll(() => page.title()).toContain('Work')
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/contact')
  expect(await page.locator('main h1').isVisible()).toBe(true)
})

atBothWidths.long(
  'NAV-11: fetching ahead what does not arrive changes nothing of the page one is on',
  async (visit) => {
    const { page, expectComplaint } = visit
    expectComplaint(/insights|preload|ERR_FAILED/)
    await liveAt(visit, '/work')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const parts = /\/assets\/(insights|blog)[^/]*\.(js|css)/
    const failed = page.waitForEvent('requestfailed', (request) => parts.test(request.url()))
    await page.route(parts, (route) => route.abort())
    const link = footerLink(page, 'Blog')
    await link.focus()
    await failed
    await drawn(page)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(await notice(page).count()).toBe(0)
    await page.unrouteAll()
    await link.click()
    await expect.poll(() => page.title()).toContain('Insights')
  },
)

journey(
  'NAV-11: a screen of the desk that does not arrive is told in words, and what was typed stays',
  1280,
  async (visit) => {
    const { page, expectComplaint } = visit
    expectComplaint(/job-edit|preload|ERR_FAILED|404/)
    await openDesk(visit, '/admin/job-posting')
    const title = page.getByLabel('Title', { exact: true })
    await title.fill('Typed before a part was missing')
    await page.route(/\/assets\/job-edit[^/]*\.js/, (route) => route.abort())
    await page.getByRole('link', { name: 'Job Edit' }).click()
    await notice(page).waitFor()
    expect(await title.inputValue()).toBe('Typed before a part was missing')
  },
)
