import { expect } from 'vitest'
import { atBothWidths, becomesLive, journey, onlyLooks } from '../../browser/browser.ts'
import { wordsRunOut } from '../../browser/words-run-out.ts'

onlyLooks()

const links = [
  ['Work', '/work'],
  ['Insights', '/insights'],
  ['Careers', '/careers'],
  ['Products', '/products'],
] as const

atBothWidths('NAV-1: the logo leads home', async ({ page, open }) => {
  await open('/work')
  await page.getByRole('banner').getByRole('link', { name: /home/i }).first().click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  await page.locator('#home').waitFor()
})

journey(
  'NAV-1: the bar names Work, Insights, Careers, Products, About and Contact, in this order',
  1280,
  async ({ page, open }) => {
    await open('/')
    const bar = page.getByRole('banner').locator('nav:visible')
    const shown = await bar.getByRole('link').allInnerTexts()
    expect(shown.map((text) => text.trim())).toEqual([
      'Work',
      'Insights',
      'Careers',
      'Products',
      'About',
      'Contact',
    ])
  },
)

for (const [name, path] of links)
  (name === 'Work' ? journey : journey.long)(
    `NAV-1: ${name} leads to its page`,
    1280,
    async ({ page, open }) => {
      await open('/')
      await page
        .getByRole('banner')
        .getByRole('link', { name, exact: true })
        .filter({ visible: true })
        .click()
      await expect.poll(() => new URL(page.url()).pathname).toBe(path)
      await expect.poll(() => page.title()).toContain(name)
      await page.locator('main h1').waitFor()
      const current = page.getByRole('banner').locator('nav:visible [aria-current="page"]')
      expect(await current.allInnerTexts()).toEqual([name])
    },
  )

journey('NAV-1: Products stands on desktop only', 390, async ({ page, open }) => {
  await open('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('banner').getByRole('navigation')
  await menu.getByRole('link', { name: 'Work', exact: true }).waitFor()
  expect(await menu.getByRole('link', { name: 'Products' }).filter({ visible: true }).count()).toBe(
    0,
  )
  const listed = page.locator('.mobile-menu-list').getByRole('link')
  const shown = await listed.filter({ visible: true }).allInnerTexts()
  expect(shown.map((text) => text.trim())).toEqual([
    'Work',
    'Insights',
    'Careers',
    'About',
    'Contact',
  ])
})

atBothWidths.long(
  'NAV-9: /Products and /products are both the Products page',
  async ({ page, open }) => {
    const headings = []
    for (const path of ['/products', '/Products']) {
      await open(path)
      expect(await page.title()).toMatch(/^Products/)
      headings.push(await page.locator('main h1').innerText())
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(
        /\/products$/,
      )
      await becomesLive(page)
      expect(await page.locator('main h1').innerText()).toBe(headings[0])
    }
    expect(headings[1]).toBe(headings[0])
  },
)

journey(
  'NAV-5: the language switcher opens on hover and closes when the mouse leaves',
  1280,
  async ({ page, open }) => {
    await open('/work')
    await becomesLive(page)
    const english = page.locator('#language-menu li')
    expect(await english.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Global / English' }).hover()
    await expect.poll(() => english.isVisible()).toBe(true)
    await page.mouse.move(300, 700)
    await expect.poll(() => english.isVisible()).toBe(false)
  },
)

atBothWidths('the first thing a keyboard reaches skips the bar', async ({ page, open }) => {
  await open('/work')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
  const box = await skip.boundingBox()
  expect(box && box.y >= 0 && box.x >= 0 && box.height > 20).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
  ).toBe(true)
})

const reflowed = ['/', '/work', '/contact', '/services/offerings/cutomer-experience-design']

atBothWidths('nothing is wider than the screen', async ({ page, open }) => {
  for (const path of reflowed) {
    await open(path)
    expect([path, await wordsRunOut(page)]).toEqual([path, []])
  }
})

journey(
  'from 320 pixels, where WCAG measures reflow, nothing is wider than the screen',
  1280,
  async ({ page, open }) => {
    for (const path of reflowed) {
      await open(path)
      for (const width of [320, 769, 820, 1024]) {
        await page.setViewportSize({ width, height: 640 })
        expect([path, width, await wordsRunOut(page)]).toEqual([path, width, []])
      }
    }
  },
)
