import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atBothWidths, becomesLive, onlyLooks, type Visit } from '../../browser/browser.ts'
import { drawn } from '../../browser/page-rest.ts'

onlyLooks()

const footerLink = (page: Page, name: string) =>
  page.locator('footer').getByRole('link', { name, exact: true })
const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName)
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)

atBothWidths(
  'the focus moves to the heading of the new page, and its title is said',
  async ({ page, open }) => {
    await open('/work')
    await becomesLive(page)
    await mark(page)
    await footerLink(page, 'Blog').click()
    await expect.poll(() => focusedTag(page)).toBe('H1')
    expect(await isSameDocument(page)).toBe(true)
    const title = await page.title()
    expect(title).toContain('Insights')
    await expect.poll(() => page.getByRole('status').filter({ hasText: title }).count()).toBe(1)
    expect(
      await page.locator('main h1').evaluate((heading) => getComputedStyle(heading).outlineStyle),
    ).toBe('none')
  },
)

atBothWidths.long(
  'a link to a place on another page leads the focus there',
  async ({ page, open }) => {
    await open('/services/offerings/Digital-Advisory')
    await becomesLive(page)
    await page.locator('main a[href="/services#offerings"]').first().press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('offerings')
    await drawn(page)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('offerings')
  },
)

atBothWidths('Back and Forward change page without loading it anew', async ({ page, open }) => {
  await open('/work')
  await becomesLive(page)
  await mark(page)
  await footerLink(page, 'Blog').click()
  await expect.poll(() => page.title()).toContain('Insights')
  // By the keyboard: the list grows under a pointer that makes for its end.
  await footerLink(page, 'Services').press('Enter')
  await expect
    .poll(() => new URL(page.url()).pathname)
    .toBe('/services/offerings/Outsourcing-And-Talent')
  await page.goBack()
  await expect.poll(() => page.title()).toContain('Insights')
  await page.goBack()
  await expect.poll(() => page.title()).toContain('Work')
  await page.goForward()
  await expect.poll(() => page.title()).toContain('Insights')
  expect(await isSameDocument(page)).toBe(true)
})

const heading = (page: Page) => page.locator('main h1').innerText()

atBothWidths(
  'Back and Forward pressed before React is there show the page of the address',
  async ({ page, open }) => {
    await open('/work')
    const list = await heading(page)
    await becomesLive(page)
    await page.locator('main a[href^="/work/"]').first().press('Enter')
    await expect.poll(() => heading(page)).not.toBe(list)
    await page.waitForURL('**/work/*')
    const one = await heading(page)
    await page.reload()
    expect(await page.locator('[data-live]').count()).toBe(0)
    await page.goBack()
    await page.waitForURL('**/work')
    await expect.poll(() => heading(page)).toBe(list)
    await page.goForward()
    await page.waitForURL('**/work/*')
    await expect.poll(() => heading(page)).toBe(one)
    await becomesLive(page)
    await page.goBack()
    await expect.poll(() => heading(page)).toBe(list)
  },
)

const posts = (page: Page) =>
  page.locator('.blog-card:not(.blog-card-waiting) .fact span').allInnerTexts()

/** Chooses a category of the list, and gives what its cards then say. */
async function choose(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).press('Enter')
  await page.waitForURL(`**/insights?category=${name}`)
  await expect.poll(async () => new Set(await posts(page))).toEqual(new Set([name]))
}

for (const [how, leave] of [
  ['after a reload', ({ page }: Visit) => page.reload()],
  [
    'after another document',
    async ({ page, open }: Visit) => {
      await open('/work')
      await page.goBack()
      await page.waitForURL('**/insights?*')
    },
  ],
] as const)
  atBothWidths.long(
    `Back to another category, ${how}, shows its posts before React is there`,
    async (visit) => {
      const { page, open } = visit
      await open('/insights')
      await becomesLive(page)
      await choose(page, 'Data')
      await choose(page, 'Security')
      await leave(visit)
      await page.goBack()
      await page.waitForURL('**/insights?category=Data')
      await expect.poll(async () => new Set(await posts(page))).toEqual(new Set(['Data']))
      await becomesLive(page)
      expect(new Set(await posts(page))).toEqual(new Set(['Data']))
    },
  )

atBothWidths.long(
  'Back to another part of the same page, before React is there, loads nothing',
  async ({ page, open }) => {
    await open('/work#main')
    await mark(page)
    await page.evaluate(() => location.assign('#foot'))
    await page.goBack()
    await page.waitForURL('**/work#main')
    await drawn(page)
    expect(await isSameDocument(page)).toBe(true)
  },
)

atBothWidths.long(
  'where the browser keeps nothing, nothing fails',
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/Failed to save/)
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
    })
    for (const path of ['/work', '/', '/insights', '/careers', '/contact', '/search?q=data']) {
      await open(path)
      await becomesLive(page)
    }
    await footerLink(page, 'Blog').press('Enter')
    await expect.poll(() => page.title()).toContain('Insights')
    await page.reload()
    await Promise.all([page.waitForEvent('load'), page.goBack()])
    expect(new URL(page.url()).pathname).toBe('/search')
    await becomesLive(page)
  },
)

atBothWidths.long(
  'a page left for another document and come back to works',
  async ({ page, open }) => {
    await open('/work')
    await becomesLive(page)
    await open('/contact')
    await page.goBack()
    await expect.poll(() => page.title()).toContain('Work')
    await becomesLive(page)
    await footerLink(page, 'Blog').click()
    await expect.poll(() => page.title()).toContain('Insights')
  },
)

atBothWidths.long('a link opened in a new tab opens there', async ({ page, open, context }) => {
  await open('/work')
  await becomesLive(page)
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    footerLink(page, 'Blog').click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect.poll(() => new URL(tab.url()).pathname).toBe('/insights')
  expect(new URL(page.url()).pathname).toBe('/work')
})

for (const [name, path] of [
  ['Blog', '/insights'],
  ['Services', '/services/offerings/Outsourcing-And-Talent'],
  ['Home', '/'],
] as const)
  (path === '/insights' ? atBothWidths : atBothWidths.long)(
    `a click shows the same page at ${path} as a reload`,
    async ({ page, open }) => {
      await open('/work')
      await becomesLive(page)
      const heading = page.locator('main h1')
      const before = await heading.innerText()
      await footerLink(page, name).click()
      await expect.poll(() => heading.innerText()).not.toBe(before)
      await expect.poll(() => focusedTag(page)).toBe('H1')
      // The enquiry form comes when it is in view: a reload has it from the server.
      const text = () =>
        page.locator('main').evaluate((main) => {
          const copy = main.cloneNode(true) as Element
          copy.querySelector('.contact-form')?.remove()
          return copy.textContent
        })
      const [clicked, title] = [await text(), await page.title()]
      expect(new URL(page.url()).pathname).toBe(path)
      await page.reload()
      await becomesLive(page)
      expect(await text()).toBe(clicked)
      expect(await page.title()).toBe(title)
    },
  )
