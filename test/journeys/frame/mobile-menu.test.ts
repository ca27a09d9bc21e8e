import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { becomesLive, journey, onlyLooks } from '../../browser/browser.ts'
import { drawn } from '../../browser/page-rest.ts'

onlyLooks()

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' })
const menu = (page: Page) => page.locator('#mobile-menu')
const group = (page: Page, name: string) => menu(page).locator('summary', { hasText: name })
const shownLinks = (page: Page, section: string) =>
  menu(page).locator(`a[href^="/services/${section}/"]`).filter({ visible: true }).count()

async function expectMenu(page: Page, open: boolean) {
  await expect.poll(() => menu(page).isVisible()).toBe(open)
  await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe(String(open))
}

async function openMenu(page: Page) {
  await toggle(page).click()
  await expectMenu(page, true)
}

journey('NAV-6: a button opens and closes the mobile menu', 390, async ({ page, open }) => {
  await open('/')
  await becomesLive(page)
  expect(await menu(page).isVisible()).toBe(false)
  await openMenu(page)
  await toggle(page).click()
  await expectMenu(page, false)
})

journey('NAV-6: choosing a link closes the menu', 390, async ({ page, open }) => {
  await open('/')
  await becomesLive(page)
  await openMenu(page)
  await menu(page).getByRole('link', { name: 'Careers' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/careers')
  await expectMenu(page, false)
})

journey.long(
  'NAV-6: choosing a section of the page closes the menu too, and leads there',
  390,
  async ({ page, open }) => {
    await open('/')
    await becomesLive(page)
    await openMenu(page)
    await menu(page).getByRole('link', { name: 'About' }).click()
    await expectMenu(page, false)
    await expect
      .poll(() =>
        page
          .locator('#about')
          .evaluate((section) => Math.abs(section.getBoundingClientRect().top) < 200),
      )
      .toBe(true)
  },
)

journey.long('NAV-6: choosing the page one is on closes the menu', 390, async ({ page, open }) => {
  await open('/work')
  await becomesLive(page)
  await openMenu(page)
  await menu(page).getByRole('link', { name: 'Work' }).click()
  await expectMenu(page, false)
})

journey(
  'NAV-6: Escape closes it and gives the focus back to the button',
  390,
  async ({ page, open }) => {
    await open('/')
    await becomesLive(page)
    await toggle(page).focus()
    await page.keyboard.press('Enter')
    await expectMenu(page, true)
    await page.keyboard.press('Tab')
    expect(await menu(page).evaluate((box) => box.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expectMenu(page, false)
    expect(await toggle(page).evaluate((button) => button === document.activeElement)).toBe(true)
  },
)

journey(
  'NAV-3: Services is an accordion: one group open at a time, and a second click closes it',
  390,
  async ({ page, open }) => {
    await open('/')
    await becomesLive(page)
    await openMenu(page)
    await group(page, 'Services').click()
    for (const section of ['offerings', 'industries', 'technology'])
      expect(await shownLinks(page, section)).toBe(0)

    await group(page, 'Offerings').click()
    await expect.poll(() => shownLinks(page, 'offerings')).toBe(9)
    await group(page, 'Industries').click()
    await expect.poll(() => shownLinks(page, 'industries')).toBe(10)
    expect(await shownLinks(page, 'offerings')).toBe(0)
    await group(page, 'Technology').last().click()
    await expect.poll(() => shownLinks(page, 'technology')).toBe(11)
    expect(await shownLinks(page, 'industries')).toBe(0)
    await group(page, 'Technology').last().click()
    await expect.poll(() => shownLinks(page, 'technology')).toBe(0)
  },
)

journey(
  'NAV-3, NAV-6: the button says that the menu is open, whatever opens and closes in it',
  390,
  async ({ page, open }) => {
    await open('/work')
    await becomesLive(page)
    await openMenu(page)
    await group(page, 'Services').click()
    await group(page, 'Offerings').click()
    await expect.poll(() => shownLinks(page, 'offerings')).toBe(9)
    await group(page, 'Offerings').click()
    await expect.poll(() => shownLinks(page, 'offerings')).toBe(0)
    await drawn(page)
    await expectMenu(page, true)
  },
)

journey.long('NAV-3: the accordion works from the keyboard', 390, async ({ page, open }) => {
  await open('/')
  await becomesLive(page)
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await group(page, 'Services').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect.poll(() => shownLinks(page, 'offerings')).toBe(9)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => new URL(page.url()).pathname)
    .toBe('/services/offerings/Outsourcing-And-Talent')
  await expectMenu(page, false)
})

for (const [wide, accordion] of [
  [768, true],
  [769, false],
] as const)
  journey(
    `NAV-3: at ${wide}px the services are ${accordion ? 'an accordion' : 'a menu in the bar'}`,
    1280,
    async ({ page, open }) => {
      await page.setViewportSize({ width: wide, height: 900 })
      await open('/')
      expect(await toggle(page).isVisible()).toBe(accordion)
      expect(await page.getByRole('button', { name: 'Services', exact: true }).isVisible()).toBe(
        !accordion,
      )
    },
  )

journey.long(
  'NAV-6: a menu that is longer than the screen can be scrolled to its end',
  390,
  async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await open('/')
    await becomesLive(page)
    await openMenu(page)
    await group(page, 'Services').click()
    await group(page, 'Technology').last().click()
    const contact = menu(page).getByRole('link', { name: 'Contact' })
    await contact.scrollIntoViewIfNeeded()
    const box = (await contact.boundingBox())!
    expect(box.y + box.height).toBeLessThanOrEqual(500)
  },
)
