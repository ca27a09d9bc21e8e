import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { journey, onOwnSite, onlyOnce, type Visit } from '../../browser/browser.ts'
import { caller, openDesk } from '../../desk/desk-visit.ts'
import { owner } from '../../server/owner.ts'

onOwnSite()
onlyOnce()

type Call = Awaited<ReturnType<typeof caller>>['call']
type Home = {
  version: number
  value: { why: { heading: string }; about: { heading: string }; slides: object[] }
}

const homeNow = async (call: Call) =>
  ((await (await call('GET', '/api/content/home/home')).json()) as { document: Home }).document

const shown = (page: Page) => page.frameLocator('.edit-frame[data-shown]')

/** Opens Home in the editor with the caret at the end of the heading over the promises. */
async function writing(visit: Visit) {
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
const hasFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')

const saved = (page: Page) =>
  expect.poll(() => page.locator('.edit-page-name').textContent()).toContain('Saved')

journey(
  'what is typed without a line is kept, and saved when there is one',
  1280,
  async (visit) => {
    const { page, context, expectComplaint } = visit
    expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    const { call, value } = await writing(visit)
    await page.keyboard.type(' one')
    await saved(page)
    await context.setOffline(true)
    await page.keyboard.type(' two')
    await expect.poll(() => page.locator('.edit-page-name').textContent()).toContain('Offline')
    // What isn’t saved can’t go out, and nothing says that it could.
    await page.locator('.edit-publish').click()
    await page.locator('.toast', { hasText: 'Offline. Kept here' }).waitFor()
    expect((await homeNow(call)).value.why.heading).toBe(`${value.why.heading} one`)
    await context.setOffline(false)
    await saved(page)
    expect((await homeNow(call)).value.why.heading).toBe(`${value.why.heading} one two`)
  },
)

journey(
  'a tab that was closed before it had saved goes on in the next one',
  1280,
  async (visit) => {
    const { page, context, expectComplaint } = visit
    expectComplaint(/ERR_FAILED|Failed to fetch/)
    const { call, value } = await writing(visit)
    await context.route('**/api/content/home/home', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await page.keyboard.type(' kept')
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
      .toContain(`${value.why.heading} kept`)
    await page.close()
    await context.unrouteAll()
    const next = await context.newPage()
    await next.goto('/admin/edit?page=/')
    await expect
      .poll(async () => (await homeNow(call)).value.why.heading)
      .toBe(`${value.why.heading} kept`)
    // And it is on the page, which was drawn before that.
    await shown(next)
      .getByRole('heading', { name: `${value.why.heading} kept` })
      .waitFor()
  },
)

journey(
  'another’s words come in; the same field is asked about, with both',
  1280,
  async (visit) => {
    const { page, context, expectComplaint } = visit
    expectComplaint(/ERR_FAILED|Failed to fetch|409/)
    const { call, value } = await writing(visit)
    const put = async (change: (value: Home['value']) => object) => {
      const { version, value: now } = await homeNow(call)
      return call('PUT', '/api/content/home/home', { version, value: change(now) })
    }
    await put((now) => ({ ...now, about: { ...now.about, heading: 'Theirs, elsewhere' } }))
    await page.keyboard.type(' mine')
    await saved(page)
    expect((await homeNow(call)).value).toMatchObject({
      why: { heading: `${value.why.heading} mine` },
      about: { heading: 'Theirs, elsewhere' },
    })
    await context.route('**/api/content/home/home', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await page.keyboard.type(' again')
    await put((now) => ({ ...now, why: { ...now.why, heading: 'Theirs, here' } }))
    await context.unrouteAll()
    const bar = page
      .getByRole('alert')
      .filter({ hasText: 'You both changed ‘Over the promises, Heading’' })
    await bar.waitFor()
    // It took the focus of nobody: whoever writes goes on, and a space presses nothing.
    await page.keyboard.type(' and on')
    await bar.getByRole('button').click()
    const dialog = page.getByRole('dialog', {
      name: 'You both changed ‘Over the promises, Heading’',
    })
    await dialog.getByText('Theirs, here', { exact: true }).waitFor()
    expect(await dialog.textContent()).toContain(`${value.why.heading} mine again and on`)
    expect(await axeViolations(page, '.dialog')).toEqual([])
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await hasFocus(page)
    await expect
      .poll(async () => (await homeNow(call)).value.why.heading)
      .toBe(`${value.why.heading} mine again and on`)
  },
)

journey('a session that ends is taken up in place, and nothing is lost', 390, async (visit) => {
  const { page, site, expectComplaint } = visit
  expectComplaint(/401|410/)
  const { call, value } = await writing(visit)
  await call('POST', '/admin/logout')
  await page.keyboard.type(' later')
  const bar = page.getByRole('alert').filter({ hasText: 'Your session has ended.' })
  await bar.waitFor()
  // Whoever is in the middle of a sentence goes on with it.
  await page.keyboard.type(' than that')
  // What has the page drawn anew finds no session either: the page in sight stays.
  await page.getByRole('button', { name: 'Panel', exact: true }).click()
  const panel = page.getByRole('complementary', { name: 'Fields' })
  await panel
    .getByRole('button', { name: /^Remove: Slide/ })
    .last()
    .click()
  await panel.getByRole('button', { name: 'Close', exact: true }).click()
  await bar.getByRole('button', { name: 'Log in again' }).click()
  const dialog = page.getByRole('dialog')
  const password = dialog.getByLabel('Password', { exact: true })
  expect(await password.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await axeViolations(page, '.dialog')).toEqual([])
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  // Outside the dialog it would be inert, and heard by nobody.
  await dialog
    .getByRole('alert')
    .filter({ hasText: 'The email address or the password is wrong.' })
    .waitFor()
  // At once: what was said of the wrong one still stands in the dialog that goes.
  await password.fill(owner.password)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Logged in Successfully', { exact: true }).waitFor()
  await hasFocus(page)
  const again = await caller(site.url)
  const stored = async () => (await homeNow(again.call)).value
  await expect
    .poll(async () => (await stored()).why.heading)
    .toBe(`${value.why.heading} later than that`)
  expect(new URL(page.url()).pathname).toBe('/admin/edit')
  const heading = shown(page).getByRole('heading', { name: `${value.why.heading} later than that` })
  await heading.first().waitFor()
  // What was done before can still be undone.
  const undo = page.getByRole('button', { name: /^Undo/ })
  await undo.click()
  await expect.poll(async () => (await stored()).slides.length).toBe(value.slides.length)
  await undo.click()
  await expect.poll(async () => (await stored()).why.heading).not.toContain('that')
})

journey('a version is seen as a page beside the present, and comes back', 1280, async (visit) => {
  const { page } = visit
  const { call } = await writing(visit)
  // The first is chosen below, from before any other visit wrote in here.
  const { heading } = (await firstVersion(call)).why
  await page.keyboard.type(' otherwise')
  await saved(page)
  await page.keyboard.press('Escape')
  if (!(await page.locator('.edit-panel').count()))
    await page.getByRole('button', { name: 'Panel', exact: true }).click()
  await page.getByRole('button', { name: 'Versions', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('navigation').getByRole('button').last().click()
  await expect.poll(() => page.locator('.version-page iframe').count()).toBe(2)
  const then = page.frameLocator('.version-page iframe').first()
  await expect.poll(() => then.locator('[data-differs]').count()).toBeGreaterThan(0)
  expect(await axeViolations(page, '.versions-list')).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await then.locator('body').evaluate((one) => one.hasAttribute('inert'))).toBe(true)
  const fields = dialog.locator('.version-fields li')
  const count = await fields.count()
  await fields.filter({ hasText: 'otherwise' }).getByRole('button').click()
  await expect.poll(async () => (await homeNow(call)).value.why.heading).toBe(heading)
  await expect.poll(() => fields.count()).toBe(count - 1)
  await dialog.locator('.versions-list b', { hasText: 'now' }).waitFor()
})

async function firstVersion(call: Call): Promise<Home['value']> {
  const path = '/api/content/home/home/revisions'
  const { revisions } = (await (await call('GET', path)).json()) as { revisions: { id: string }[] }
  const answer = await call('GET', `${path}/${revisions.at(-1)!.id}`)
  return ((await answer.json()) as Home).value
}
