import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { becomesLive, journey, onlyLooks } from '../../browser/browser.ts'
import { holdBack } from '../../browser/hold-back.ts'
import { drawn } from '../../browser/page-rest.ts'
import { installClock, stopClock } from '../../server/stopped-clock.ts'

onlyLooks()

const groups = {
  offerings:
    'Outsourcing-And-Talent Digital-Advisory cutomer-experience-design technology-engineering digital-accelerators data-artificial-intelligence cloud-adoption contact-center-experience generative-ai-solutions',
  industries:
    'Automotive-Aerospace Banking-Financial Communication-Media Consumer-Retail Healthcare-Life-Science Import-Export-Manufacturing Oil-Gas Technology Power-Electrical Renewable-Energy',
  technology:
    'agile architecture ai bigdata blockchain cloud devops digital embedded mobility security',
}
const paths = Object.entries(groups).flatMap(([group, names]) =>
  names.split(' ').map((name) => `/services/${group}/${name}`),
)

const opener = (page: Page) => page.getByRole('button', { name: 'Services', exact: true })
const menuLinks = (page: Page) =>
  page.getByRole('banner').locator('a[href^="/services/"]').filter({ visible: true })
const isOpen = async (page: Page) => (await menuLinks(page).count()) > 0
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('href') ?? document.activeElement?.textContent,
  )

async function expectOpen(page: Page, open: boolean) {
  await expect.poll(() => isOpen(page)).toBe(open)
  await expect.poll(() => opener(page).getAttribute('aria-expanded')).toBe(String(open))
}

async function live(page: Page, open: (path: string) => Promise<void>, path = '/work') {
  await open(path)
  await becomesLive(page)
}

journey(
  'NAV-2: the menu holds all 30 services in three named groups',
  1280,
  async ({ page, open }) => {
    await live(page, open)
    await opener(page).hover()
    await expectOpen(page, true)
    const found = await menuLinks(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    )
    expect(found).toEqual(paths)
    for (const [name, count] of [
      ['Offerings', 9],
      ['Industries', 10],
      ['Technology', 11],
    ] as const) {
      const list = page.getByRole('list', { name: new RegExp(`^${name}`) })
      expect([name, await list.getByRole('link').count()]).toEqual([name, count])
    }
  },
)

journey.long('NAV-2: each of the 30 links has a page of its own', 1280, async ({ page, open }) => {
  const headings = new Set<string>()
  for (const path of paths) {
    await open(path)
    headings.add(`${await page.locator('main h1').innerText()} ${await page.title()}`)
  }
  expect(headings.size).toBe(30)
})

journey(
  'NAV-2: it opens on hover, not on a pointer that only passes, and closes when the pointer leaves',
  1280,
  async ({ page, open }) => {
    await installClock(page)
    await live(page, open)
    await stopClock(page)
    const box = (await opener(page).boundingBox())!
    await page.mouse.move(box.x + 5, box.y + 5)
    await page.clock.runFor(50)
    await page.mouse.move(box.x + 5, box.y + 400)
    await page.clock.runFor(10_000)
    expect(await isOpen(page)).toBe(false)
    await opener(page).hover()
    await page.clock.runFor(200)
    await expectOpen(page, true)
    await menuLinks(page).nth(12).hover()
    await page.clock.runFor(10_000)
    await expectOpen(page, true)
    await page.mouse.move(640, 890)
    await page.clock.runFor(500)
    await expectOpen(page, false)
  },
)

journey.long(
  'NAV-2: what a pointer has opened before the code is there stays open when it comes',
  1280,
  async ({ page, open }) => {
    const release = await holdBack(page, '**/assets/*.js')
    await open('/work')
    await opener(page).hover()
    await expect.poll(() => isOpen(page)).toBe(true)
    release()
    await page.locator('.flyout[data-live]').first().waitFor()
    await expectOpen(page, true)
    await menuLinks(page).nth(12).hover()
    await expectOpen(page, true)
    await page.mouse.move(640, 890)
    await expectOpen(page, false)
  },
)

journey(
  'NAV-2: a click opens it, a second click closes it, a click elsewhere closes it',
  1280,
  async ({ page, open }) => {
    await live(page, open)
    await opener(page).dispatchEvent('click')
    await expectOpen(page, true)
    await opener(page).dispatchEvent('click')
    await expectOpen(page, false)
    await opener(page).dispatchEvent('click')
    await expectOpen(page, true)
    await page.mouse.click(640, 880)
    await expectOpen(page, false)
  },
)

journey.long(
  'NAV-2: a hurried click on the way in does not close what the hover has opened',
  1280,
  async ({ page, open }) => {
    await installClock(page)
    await live(page, open)
    await stopClock(page)
    await opener(page).hover()
    await page.clock.runFor(200)
    await expectOpen(page, true)
    await page.mouse.down()
    await page.mouse.up()
    await drawn(page)
    await expectOpen(page, true)
    await page.clock.runFor(1000)
    await opener(page).click()
    await expectOpen(page, false)
  },
)

for (const key of ['Enter', 'Space'])
  (key === 'Enter' ? journey : journey.long)(
    `NAV-2: ${key} opens and closes it, and Escape closes it and gives the focus back`,
    1280,
    async ({ page, open }) => {
      await live(page, open)
      await opener(page).focus()
      await page.keyboard.press(key)
      await expectOpen(page, true)
      await page.keyboard.press(key)
      await expectOpen(page, false)
      await page.keyboard.press(key)
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe(paths[0])
      await page.keyboard.press('Escape')
      await expectOpen(page, false)
      expect(await focused(page)).toBe('Services')
    },
  )

journey(
  'NAV-2: arrow keys, Home and End move among the links, and Enter follows one',
  1280,
  async ({ page, open }) => {
    await live(page, open)
    await opener(page).focus()
    await page.keyboard.press('ArrowDown')
    await expectOpen(page, true)
    const moves = [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowRight', 9],
      ['ArrowRight', 19],
      ['ArrowLeft', 9],
      ['End', 29],
      ['Home', 0],
    ] as const
    for (const [key, index] of moves) {
      await page.keyboard.press(key)
      expect([key, await focused(page)]).toEqual([key, paths[index]])
    }
    // With Alt it is a key of the browser’s own: Back and Forward.
    await page.keyboard.press('Alt+ArrowRight')
    expect(await focused(page)).toBe(paths[0])
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).pathname).toBe(paths[0])
    await expectOpen(page, false)
  },
)

journey.long(
  'NAV-2: Tab walks through all links and out of the menu, which then closes',
  1280,
  async ({ page, open }) => {
    await live(page, open)
    await opener(page).focus()
    await page.keyboard.press('Enter')
    for (const path of paths) {
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe(path)
    }
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('/work')
    await expectOpen(page, false)
  },
)

journey(
  'NAV-2: choosing a link goes there without loading the page anew, and closes the menu',
  1280,
  async ({ page, open }) => {
    await live(page, open)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await opener(page).hover()
    await menuLinks(page).nth(20).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe(paths[20])
    await expectOpen(page, false)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  },
)
