import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atBothWidths, becomesLive, onlyLooks } from '../browser.ts'

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
