import { expect } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { journey, onOwnSite, onlyOnce } from '../../browser/browser.ts'
import {
  type Call,
  type Home,
  hasFocus,
  homeNow,
  saved,
  shown,
  writing,
} from '../../desk/written-home.ts'

onOwnSite()
onlyOnce()

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
