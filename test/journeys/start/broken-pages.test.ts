import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atBothWidths, becomesLive, journey, onOwnSite, type Visit } from '../../browser/browser.ts'
import { followInside } from '../../browser/follow-inside.ts'
import { drawn } from '../../browser/page-rest.ts'

onOwnSite()

const contact = /\/assets\/contact-page-.*\.js/

/** The code of a page that cannot be drawn; `thrown` is what its drawing throws. */
const broken = (thrown: string) => `export default function Broken() { throw ${thrown} }`

const usual = broken(`new Error('This page is broken.')`)
/** Whoever looks at this error fails in turn, as the frame does. */
const hopeless = broken(
  `Object.defineProperty(new Error('This page is broken.'), 'status', { get() { throw new Error('This frame is broken.') } })`,
)

const serve = (page: Page, code: string) =>
  page.route(contact, (route) => route.fulfill({ contentType: 'text/javascript', body: code }))

/** React tells each error it catches, and the router tells it once more. */
const expectBroken = ({ expectComplaint }: Visit) =>
  expectComplaint(/This (page|frame) is broken\./)

async function goToContact({ page, open }: Visit) {
  await open('/work')
  await becomesLive(page)
  await followInside(page, '/contact')
}

const h1 = (page: Page) => page.locator('h1').innerText()

async function expectFrame({ page }: Visit) {
  await expect.poll(() => h1(page)).toBe('Something broke on the way.')
  expect(await page.getByRole('banner').isVisible()).toBe(true)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true)
  expect(await page.locator('main .error-picture img').isVisible()).toBe(true)
}

async function expectFallback({ page }: Visit) {
  await expect.poll(() => h1(page)).toBe('Unexpected Application Error!')
  expect(await page.title()).toBe('Unexpected Application Error!')
  expect(await page.locator('title').count()).toBe(1)
  expect(await page.locator('main').isVisible()).toBe(true)
  expect(
    await page.locator('main').evaluate((main) => getComputedStyle(main).fontFamily),
  ).toContain('Familjen')
}

async function homeWorks({ page }: Visit) {
  await page.locator('main').getByRole('link', { name: 'Home' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  await page.getByRole('contentinfo').waitFor()
}

atBothWidths('NAV-10: a page that cannot be drawn says so inside the frame', async (visit) => {
  const { page } = visit
  expectBroken(visit)
  await serve(page, usual)
  await goToContact(visit)
  await expectFrame(visit)
  await page.unrouteAll()
  await page.locator('main').getByRole('link', { name: 'Try again' }).click()
  await expect.poll(() => h1(page)).not.toBe('Something broke on the way.')
  expect(new URL(page.url()).pathname).toBe('/contact')
  expect(await page.title()).toMatch(/Contact/)
})

journey.long(
  'issue 11: a page that does not come over a broken line blames nobody, and comes when asked again',
  390,
  async (visit) => {
    const { page, expectComplaint } = visit
    expectBroken(visit)
    expectComplaint(/ERR_FAILED|Failed to fetch/)
    await page.route('**/contact.data*', (route) => route.abort())
    await goToContact(visit)
    await expectFrame(visit)
    const said = await page.locator('main .lead').innerText()
    expect(said).toMatch(/^We couldn’t show this page\. If you’re offline, /)
    await page.unrouteAll()
    await page.locator('main').getByRole('link', { name: 'Try again' }).click()
    await expect.poll(() => page.title()).toMatch(/Contact/)
  },
)

atBothWidths.long(
  'NAV-10: when even the frame cannot be drawn the router’s fallback is, and leads on',
  async (visit) => {
    const { page } = visit
    expectBroken(visit)
    await serve(page, hopeless)
    await goToContact(visit)
    await expectFallback(visit)
    await drawn(page)
    await homeWorks(visit)
  },
)

atBothWidths('NAV-10: Back from the fallback shows the page that was left', async (visit) => {
  const { page } = visit
  expectBroken(visit)
  await serve(page, hopeless)
  await goToContact(visit)
  await expectFallback(visit)
  await page.goBack()
  await expect.poll(() => page.title()).toContain('Work')
  expect(await page.getByRole('banner').isVisible()).toBe(true)
})

journey.long('NAV-10: the fallback keeps the colours that were chosen', 1280, async (visit) => {
  const { page, open } = visit
  expectBroken(visit)
  await open('/work')
  await page.evaluate(() => localStorage.setItem('scheme', 'dark'))
  await serve(page, hopeless)
  await goToContact(visit)
  await expectFallback(visit)
  expect(await page.locator('html').getAttribute('data-scheme')).toBe('dark')
})

for (const [where, code, isSeen] of [
  ['inside the frame', usual, expectFrame],
  ['by the fallback', hopeless, expectFallback],
] as const)
  atBothWidths(
    `NAV-10: a page that breaks as React takes it over is told ${where}`,
    async (visit) => {
      const { page, open, expectComplaint } = visit
      expectBroken(visit)
      expectComplaint(/Minified React error #(423|425|418)/)
      await serve(page, code)
      await open('/contact')
      await page.keyboard.press('Shift')
      await isSeen(visit)
    },
  )

journey.long(
  'a page that an extension has changed on its way is drawn anew, its form and its words too',
  1280,
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/Minified React error #418/)
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const alien = document.createElement('section')
        alien.textContent = 'What an extension adds.'
        document.querySelector('main h1')?.parentElement?.prepend(alien)
      }),
    )
    for (const path of ['/', '/contact']) {
      await open(path)
      const title = await h1(page)
      await becomesLive(page)
      await expect.poll(() => page.getByText('What an extension adds.').count()).toBe(0)
      expect(await h1(page)).toBe(title)
      await page.locator('.contact-form').evaluate((form) => form.scrollIntoView())
      const name = page.locator('#contact-name')
      await name.fill('Asha Rao')
      expect(await name.inputValue()).toBe('Asha Rao')
    }
    const [post] = await page.evaluate(async () =>
      [...(await (await fetch('/insights')).text()).matchAll(/href="(\/insights\/[^"?#]+)"/g)].map(
        ([, address]) => address!,
      ),
    )
    await open(post!)
    const words = page.locator('.post-prose > p').first()
    const before = await words.innerText()
    await becomesLive(page)
    await expect.poll(() => page.getByText('What an extension adds.').count()).toBe(0)
    expect(await words.innerText()).toBe(before)
  },
)

journey('a sheet that the line has lost takes nothing with it but its look', 390, async (visit) => {
  const { page, open, expectComplaint } = visit
  expectComplaint(/ERR_FAILED|Failed to fetch dynamically imported module/)
  await page.route('**/careers-*.css', (route) => route.abort())
  await open('/careers')
  await becomesLive(page)
  await page.route('**/login-*.css', (route) => route.abort())
  await page.route('**/assets/*.js', (route) => route.abort())
  await open('/admin/adminlogin')
  await page.getByLabel('Email').focus()
  await page.locator('.login-noscript').waitFor()
})
