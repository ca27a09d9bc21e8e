import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  atBothWidths,
  type Journey,
  journey,
  type Width,
  onlyLooks,
} from '../../browser/browser.ts'

onlyLooks()

const off = { javaScriptEnabled: false }
const bind = (make: typeof atBothWidths.long) => (sentence: string, work: Journey) =>
  make(`without JavaScript ${sentence}`, work, off)
const withoutJavaScript = Object.assign(bind(atBothWidths), { long: bind(atBothWidths.long) })
const withoutJavaScriptAt = (width: Width, sentence: string, work: Journey) =>
  journey.long(`without JavaScript ${sentence}`, width, work, off)

const pathOf = (page: Page) => new URL(page.url()).pathname

withoutJavaScript('HOME-4: the final figures stand in the page', async ({ page, open }) => {
  await open('/')
  const text = (await page.locator('.counters').innerText()).replace(/\s+/g, ' ')
  expect(text).toContain('1000+')
  expect(text).toContain('1.0 M+')
})

withoutJavaScript.long(
  'HOME-1: every slide can be reached, and Let’s Talk leads to the contact section',
  async ({ page, open }) => {
    await open('/')
    const slides = page.locator('#home [role="group"]')
    expect(await slides.count()).toBe(4)
    for (const slide of await slides.all()) {
      await slide.scrollIntoViewIfNeeded()
      const seen = (await slide.boundingBox())!
      expect(seen.x).toBeGreaterThanOrEqual(-1)
      expect(seen.x).toBeLessThan(20)
      expect(await slide.getByRole('heading').isVisible()).toBe(true)
      expect(await slide.getByRole('link').isVisible()).toBe(true)
    }
    await slides.last().getByRole('link').click()
    expect(page.url()).toContain('/#contact')
  },
)

withoutJavaScript.long(
  'HOME-1: no button stands there that does nothing',
  async ({ page, open }) => {
    await open('/')
    expect(await page.locator('#home').getByRole('button').filter({ visible: true }).count()).toBe(
      0,
    )
  },
)

withoutJavaScriptAt(1280, 'NAV-1: the bar leads everywhere', async ({ page, open }) => {
  for (const [name, path] of [
    ['Work', '/work'],
    ['Products', '/products'],
    ['Careers', '/careers'],
    ['Insights', '/insights'],
  ] as const) {
    await open('/')
    await page
      .getByRole('banner')
      .getByRole('link', { name, exact: true })
      .filter({ visible: true })
      .click()
    expect(pathOf(page)).toBe(path)
  }
})

withoutJavaScriptAt(
  1280,
  'NAV-2: the services menu opens and its links lead on',
  async ({ page, open }) => {
    await open('/work')
    await page.getByRole('button', { name: 'Services', exact: true }).click()
    const links = page
      .getByRole('banner')
      .locator('a[href^="/services/"]')
      .filter({ visible: true })
    expect(await links.count()).toBe(30)
    await links.nth(2).click()
    expect(pathOf(page)).toBe('/services/offerings/cutomer-experience-design')
  },
)

withoutJavaScriptAt(1280, 'NAV-2: the menu works from the keyboard', async ({ page, open }) => {
  await open('/work')
  await page.getByRole('button', { name: 'Services', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/services/offerings/Outsourcing-And-Talent')
})

withoutJavaScriptAt(
  390,
  'NAV-3, NAV-6: the mobile menu opens, one group at a time, and its links lead on',
  async ({ page, open }) => {
    await open('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.locator('#mobile-menu')
    expect(await menu.isVisible()).toBe(true)
    await menu.locator('summary', { hasText: 'Services' }).click()
    await menu.locator('summary', { hasText: 'Offerings' }).click()
    await menu.locator('summary', { hasText: 'Industries' }).click()
    const shown = menu.locator('a[href^="/services/"]').filter({ visible: true })
    expect(await shown.count()).toBe(10)
    await shown.first().click()
    expect(pathOf(page)).toBe('/services/industries/Automotive-Aerospace')
  },
)

withoutJavaScript(
  'NAV-4: About and Contact lead to their sections from any page',
  async ({ page, open, width }) => {
    for (const [name, id] of [
      ['About', 'about'],
      ['Contact', 'contact'],
    ] as const) {
      await open('/work')
      if (width === 390) await page.getByRole('button', { name: 'Menu' }).click()
      await page
        .getByRole('banner')
        .getByRole('link', { name, exact: true })
        .filter({ visible: true })
        .click()
      expect(pathOf(page)).toBe('/')
      await expect
        .poll(async () => Math.abs((await page.locator(`#${id}`).boundingBox())!.y))
        .toBeLessThan(200)
    }
  },
)

withoutJavaScript(
  'NAV-10: a missing page stands in the frame',
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/404/)
    await open('/nowhere')
    expect(await page.locator('main h1').isVisible()).toBe(true)
    expect(
      await page.locator('footer').getByRole('link', { name: 'Home', exact: true }).isVisible(),
    ).toBe(true)
  },
)

withoutJavaScript.long('every picture of the home page is there', async ({ page, open, site }) => {
  await open('/')
  const sources = await page
    .locator('main img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('src')))
  expect(sources.length).toBeGreaterThan(20)
  for (const source of new Set(sources))
    expect([source, (await fetch(new URL(source!, site.url))).status]).toEqual([source, 200])
})
