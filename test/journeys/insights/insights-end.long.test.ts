import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atBothWidths, becomesLive, journey, onOwnSite } from '../../browser/browser.ts'
import { noteShifts, shifted } from '../../browser/layout-shifts.ts'
import { comesToRest } from '../../browser/page-rest.ts'
import { shelf, shelfOn } from '../../sent/posts-on-site.ts'

onOwnSite()

const cards = (page: Page) => page.locator('.blog-card:not(.blog-card-waiting)')
const titles = (page: Page) => cards(page).locator('h3').allInnerTexts()
const shelfTitles = Array.from({ length: 21 }, (_, place) => `Shelf mark ${21 - place}`)
const list = `/insights?category=${shelf}`
const skipLink = (page: Page) => page.getByRole('link', { name: 'Skip to the end' })

/** Notes every card of which at least a half has been on the screen. */
const noteSeen = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) seen.add(target.querySelector('h3')!.innerText)
      },
      { threshold: 0.5 },
    )
    const look = () => {
      for (const card of document.querySelectorAll('.blog-card:not(.blog-card-waiting)'))
        watch.observe(card)
    }
    new MutationObserver(look).observe(document.querySelector('main')!, {
      childList: true,
      subtree: true,
    })
    look()
  })

const seenCards = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])

const topOf = (page: Page, part: string) =>
  page.locator(part).evaluate((one) => one.getBoundingClientRect().top)

atBothWidths(
  'INS-4: the End key leads to the next posts, never below empty cards, and skips none',
  async ({ page, open, site }) => {
    await shelfOn(site)
    await open(list)
    await becomesLive(page)
    await noteSeen(page)
    for (let press = 0; press < 8 && (await cards(page).count()) < 21; press++) {
      const before = await cards(page).count()
      await page.keyboard.press('End')
      await expect.poll(() => cards(page).count()).toBeGreaterThan(before)
      await comesToRest(page)
      expect(await page.locator('.blog-card-waiting').count()).toBe(0)
    }
    expect(await titles(page)).toEqual(shelfTitles)
    await page.keyboard.press('End')
    await comesToRest(page)
    const below = await page.evaluate(() =>
      Math.round(document.documentElement.scrollHeight - innerHeight - scrollY),
    )
    expect(below).toBeLessThan(2)
    expect(new Set(await seenCards(page)).size).toBeGreaterThanOrEqual(18)
  },
)

atBothWidths(
  'INS-4: the End key held down, from the first moment, comes to the end of the posts',
  async ({ page, open, site }) => {
    await shelfOn(site)
    await open(list)
    await expect
      .poll(
        async () => {
          await page.keyboard.press('End')
          return cards(page).count()
        },
        { interval: 10, timeout: 15_000 },
      )
      .toBe(21)
    expect(await titles(page)).toEqual(shelfTitles)
  },
)

journey(
  'INS-4: one press of End before React is there shows the next posts once it is',
  1280,
  async ({ page, open, site }) => {
    await shelfOn(site)
    await open(list)
    await page.keyboard.press('End')
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(6)
    await comesToRest(page)
    const next = page.locator('.blog-card').nth(3)
    const { top, bottom } = await next.evaluate((one) => one.getBoundingClientRect())
    expect(top).toBeLessThan(900)
    expect(bottom).toBeGreaterThan(0)
  },
)

atBothWidths(
  'INS-4: whoever scrolls on sees every post without pressing anything',
  async ({ page, open, site }) => {
    await shelfOn(site)
    await open(list)
    await becomesLive(page)
    await noteSeen(page)
    for (let turn = 0; turn < 200 && (await seenCards(page)).length < 21; turn++) {
      await page.mouse.wheel(0, 300)
      await comesToRest(page)
    }
    expect(new Set(await seenCards(page))).toEqual(new Set(shelfTitles))
    expect(await titles(page)).toEqual(shelfTitles)
  },
)

atBothWidths(
  'INS-4: a link that stays over the list leads to the foot of the page, and one is left in peace there',
  async ({ page, open, site }) => {
    await shelfOn(site)
    await open(list)
    await becomesLive(page)
    expect(await skipLink(page).isVisible()).toBe(true)
    for (const count of [6, 9]) {
      await cards(page).last().scrollIntoViewIfNeeded()
      await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(count)
    }
    await comesToRest(page)
    const loaded = await cards(page).count()
    expect(loaded).toBeLessThan(21)
    const address = page.url()
    await skipLink(page).click()
    await comesToRest(page)
    expect(await topOf(page, 'footer')).toBeLessThan(640)
    expect(await page.locator('footer').getByRole('link', { name: 'Home' }).isVisible()).toBe(true)
    expect(await cards(page).count()).toBe(loaded)
    expect(page.url()).toBe(address)
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.querySelector('footer')!.contains(document.activeElement)),
    ).toBe(true)
    await comesToRest(page)
    expect(await cards(page).count()).toBe(loaded)

    await page.mouse.wheel(0, -1200)
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect.poll(() => cards(page).count()).toBeGreaterThan(loaded)
  },
)

atBothWidths(
  'INS-4: below posts that are on their way stands no foot that would jump, and the link leads to it past them',
  async ({ page, open, site }) => {
    await shelfOn(site)
    await noteShifts(page)
    await open(list)
    await becomesLive(page)
    const answers: (() => void)[] = []
    await page.route('**/api/blogs/posts/category/**', async (route) => {
      await new Promise<void>((answer) => answers.push(answer))
      await route.continue().catch(() => {})
    })
    await cards(page).last().scrollIntoViewIfNeeded()
    await page.locator('.blog-card-waiting').first().waitFor()
    await page.mouse.wheel(0, 9000)
    expect(await page.locator('footer').isVisible()).toBe(false)
    await expect.poll(() => answers.length).toBe(1)
    answers[0]!()
    await expect.poll(() => cards(page).count()).toBe(6)
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect.poll(() => answers.length).toBe(2)
    expect(await shifted(page)).toBeLessThan(0.001)

    await skipLink(page).click()
    expect(await topOf(page, 'footer')).toBeLessThan(640)
    expect(await page.locator('.blog-card-waiting').count()).toBe(0)
    answers[1]!()
    await comesToRest(page)
    expect(await cards(page).count()).toBe(6)
  },
)

journey(
  'INS-4: by keyboard the link stands before the cards',
  1280,
  async ({ page, open, site }) => {
    await shelfOn(site)
    await open(list)
    await becomesLive(page)
    await skipLink(page).focus()
    await page.keyboard.press('Enter')
    await comesToRest(page)
    expect(await topOf(page, 'footer')).toBeLessThan(640)
    expect(await cards(page).count()).toBe(3)
    await page.keyboard.press('Tab')
    const focused = page.locator('footer :focus')
    expect(await focused.count()).toBe(1)
  },
)

atBothWidths(
  'INS-4: Back finds the foot of the page where it was, with the cards that were there',
  async ({ page, open, site }) => {
    await shelfOn(site)
    await open(list)
    await becomesLive(page)
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(6)
    await comesToRest(page)
    const loaded = await cards(page).count()
    await skipLink(page).click()
    await comesToRest(page)
    const onward = page.locator('footer').getByRole('link', { name: 'Privacy' })
    await onward.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => scrollY)
    await onward.click()
    await page.waitForURL('**/privacy')
    await page.goBack()
    await expect.poll(() => cards(page).count()).toBe(loaded)
    await comesToRest(page)
    expect(Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(3)
    expect(await cards(page).count()).toBe(loaded)
  },
)

atBothWidths(
  'INS-4: without JavaScript the link leads to the foot of the page as well',
  async ({ page, open, site }) => {
    await shelfOn(site)
    await open(list)
    await skipLink(page).click()
    await expect.poll(() => topOf(page, 'footer')).toBeLessThan(640)
    expect(await page.locator('.blog-card-waiting').count()).toBe(0)
  },
  { javaScriptEnabled: false },
)
