import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Post } from '../../../src/features/posts/post-schema.ts'
import { atBothWidths, becomesLive, journey, onOwnSite } from '../../browser/browser.ts'
import { holdBack } from '../../browser/hold-back.ts'
import { noteShifts, shifted } from '../../browser/layout-shifts.ts'
import { drawn, scrolledOut } from '../../browser/page-rest.ts'
import { shelf, shelfOn, writePostOn } from '../../sent/posts-on-site.ts'
import { installClock, stopClock } from '../../server/stopped-clock.ts'

onOwnSite()

const off = { javaScriptEnabled: false }
const cards = (page: Page) => page.locator('.blog-card:not(.blog-card-waiting)')
const titles = (page: Page) => cards(page).locator('h3').allInnerTexts()
const newestOf = async (url: string) => {
  const answer = await fetch(`${url}/api/blogs/all-posts/short-summary?limit=6`)
  return ((await answer.json()) as { posts: Post[] }).posts
}
const waitingCards = (page: Page) => page.locator('.blog-card-waiting')
const shelfTitles = Array.from({ length: 21 }, (_, place) => `Shelf mark ${21 - place}`)
const lastCard = (page: Page) => cards(page).last().scrollIntoViewIfNeeded()

atBothWidths(
  'INS-1, INS-2, INS-3: without JavaScript the list, its categories and its pages are links and buttons that work',
  async ({ page, open, site, expectComplaint }) => {
    await shelfOn(site)
    await open('/insights')
    expect(await page.locator('main h1').innerText()).toBe('INSIGHT')
    expect(await page.getByRole('heading', { name: 'OUR LATEST BLOG' }).isVisible()).toBe(true)
    expect(await page.getByRole('heading', { name: 'Case Studies' }).isVisible()).toBe(true)
    const categories = page.locator('.insights-categories button')
    expect((await categories.allTextContents())[0]).toBe('All')
    expect((await categories.allInnerTexts()).every((name) => name === name.toUpperCase())).toBe(
      true,
    )
    const newest = await newestOf(site.url)
    expect(await titles(page)).toEqual(newest.slice(0, 3).map(({ title }) => title))
    const more = page.getByRole('link', { name: `Learn More ${newest[0]!.title}` }).first()
    expect(await more.getAttribute('href')).toBe(`/insights/${newest[0]!.slug}`)

    await page.getByRole('link', { name: 'Load more' }).click()
    await page.waitForURL(/after=/)
    expect(await titles(page)).toEqual(newest.slice(3, 6).map(({ title }) => title))

    await page.getByRole('button', { name: 'Architecture' }).click()
    await page.waitForURL('**/insights?category=Architecture')
    const shown = cards(page).locator('.fact span')
    expect(new Set(await shown.allInnerTexts())).toEqual(new Set(['Architecture']))
    expect(await page.locator('[aria-pressed="true"]').textContent()).toBe('Architecture')

    expectComplaint(/404/)
    await open('/insights?category=Nothing')
    expect(await page.getByText('No blogs available in this category.').isVisible()).toBe(true)
    await page.getByRole('button', { name: 'All', exact: true }).click()
    expect(await cards(page).count()).toBe(3)
  },
  off,
)

atBothWidths.long(
  'INS-2: a card says what there is: Untitled never stands empty, and content stands in for a summary',
  async ({ page, open, site }) => {
    const category = `Cards ${Date.now()}`
    await writePostOn(site, {
      title: 'No summary here',
      category,
      content: `<h2>Head</h2><p>${'word '.repeat(80)}</p>`,
    })
    await writePostOn(site, { title: 'Nothing at all', category, content: '' })
    await open(`/insights?category=${category}`)
    expect(await titles(page)).toEqual(['Nothing at all', 'No summary here'])
    const text = cards(page).locator('.blog-card-text')
    expect(await text.first().innerText()).toBe('No content available.')
    expect(await text.last().textContent()).toMatch(/^Head word .{185,195}\.\.\.$/)
    expect(await page.locator('.post-plate-empty').count()).toBe(2)
  },
)

atBothWidths(
  'INS-4: more loads whenever the last card is seen, as long as there is more; nothing comes twice',
  async ({ page, open, site }) => {
    await shelfOn(site)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/blogs/')) asked.push(request.url())
    })
    await open(`/insights?category=${shelf}`)
    expect(asked).toEqual([])
    await becomesLive(page)
    for (let count = 6; count <= 21; count += 3) {
      await lastCard(page)
      await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(count)
    }
    expect(await titles(page)).toEqual(shelfTitles)
    expect(asked.length).toBe(6)
    expect(new URL(asked[0]!).pathname).toBe(`/api/blogs/posts/category/${shelf}`)
    expect(new URL(asked[0]!).searchParams.get('limit')).toBe('3')
    expect(new URL(asked[0]!).searchParams.get('continuationToken')).toBeTruthy()
    expect(await page.getByRole('link', { name: 'Load more' }).count()).toBe(0)
    expect(await waitingCards(page).count()).toBe(0)
    expect(await page.getByText('21 posts shown.').count()).toBe(1)
    await page.locator('footer').scrollIntoViewIfNeeded()
    expect(await page.locator('footer').isVisible()).toBe(true)
  },
)

journey(
  'INS-4: three tries a second apart, then the error in red, and a way to try again',
  1280,
  async ({ page, open, site, expectComplaint }) => {
    await shelfOn(site)
    expectComplaint(/ERR_FAILED/)
    let failed = 0
    page.on('requestfailed', () => failed++)
    await page.route('**/api/blogs/all-posts/short-summary?*', (route) => route.abort())
    await installClock(page)
    await open('/insights')
    await becomesLive(page)
    await stopClock(page)
    await lastCard(page)
    const error = page.getByRole('alert').getByText('Error: Failed to fetch blogs', { exact: true })
    for (const tries of [1, 2]) {
      await expect.poll(() => failed).toBe(tries)
      await drawn(page)
      await page.clock.runFor(950)
      await drawn(page)
      expect([failed, await error.count()]).toEqual([tries, 0])
      await page.clock.runFor(100)
    }
    await error.waitFor()
    expect(failed).toBe(3)
    const [red, , blue] = (await error.evaluate((line) => getComputedStyle(line).color))
      .match(/\d+/g)!
      .map(Number)
    expect(red).toBeGreaterThan(150)
    expect(blue).toBeLessThan(100)
    expect(await cards(page).count()).toBe(3)
    await page.unroute('**/api/blogs/all-posts/short-summary?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(6)
    expect(await error.count()).toBe(0)
  },
)

journey.long(
  'INS-4: a try that fails is made good by the next, unseen',
  1280,
  async ({ page, open, site, expectComplaint }) => {
    await shelfOn(site)
    expectComplaint(/50[03]/)
    let tries = 0
    await page.route('**/api/blogs/all-posts/short-summary?*', (route) =>
      ++tries < 3 ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
    )
    await open('/insights')
    await becomesLive(page)
    await lastCard(page)
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(6)
    expect(tries).toBeGreaterThanOrEqual(3)
    expect(await page.getByRole('alert').count()).toBe(0)
  },
)

atBothWidths(
  'INS-4: another category clears the list and its token, asks anew and calls off the older request',
  async ({ page, open, site }) => {
    await shelfOn(site)
    const calledOff: string[] = []
    page.on('requestfailed', (request) => calledOff.push(request.url()))
    const release = await holdBack(page, '**/api/blogs/posts/category/Data?*')
    const asked: URL[] = []
    page.on('request', (request) => {
      if (request.url().includes('/posts/category/')) asked.push(new URL(request.url()))
    })
    await open('/insights')
    await becomesLive(page)
    await lastCard(page)
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(6)
    const before = await titles(page)
    await page.getByRole('button', { name: 'Data', exact: true }).click()
    await expect.poll(() => asked.length).toBe(1)
    expect(asked[0]!.searchParams.get('continuationToken')).toBeNull()
    expect(await cards(page).count()).toBe(0)
    await page.getByRole('button', { name: shelf, exact: true }).click()
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(3)
    expect(new URL(page.url()).search).toBe(`?category=${shelf}`)
    await expect.poll(() => calledOff.some((url) => url.includes('/category/Data?'))).toBe(true)
    release()
    await drawn(page)
    expect((await titles(page)).every((title) => title.startsWith('Shelf mark'))).toBe(true)
    expect(new Set(await titles(page)).size).toBe(await cards(page).count())

    await page.goBack()
    await page.goBack()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await expect.poll(async () => (await titles(page)).slice(0, before.length)).toEqual(before)
  },
)

atBothWidths(
  'INS-4: Back finds the cards that were loaded, at the place one left',
  async ({ page, open, site }) => {
    await shelfOn(site)
    await open(`/insights?category=${shelf}`)
    await becomesLive(page)
    for (const count of [6, 9]) {
      await lastCard(page)
      await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(count)
    }
    const link = page.getByRole('link', { name: 'Learn More Shelf mark 15', exact: false })
    await link.scrollIntoViewIfNeeded()
    await scrolledOut(page)
    const loaded = await cards(page).count()
    const left = await page.evaluate(() => scrollY)
    expect(left).toBeGreaterThan(400)
    await link.click()
    await expect.poll(() => page.locator('main h1').innerText()).toBe('Shelf mark 15')
    await page.goBack()
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(loaded)
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - left))
      .toBeLessThan(3)
  },
)

atBothWidths.long(
  'INS-4: no script is fetched before intent, and nothing moves while one reads and loads',
  async ({ page, open, site }) => {
    await shelfOn(site)
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await noteShifts(page)
    await installClock(page)
    await open('/insights')
    await drawn(page)
    await page.clock.runFor(60_000)
    await drawn(page)
    expect(scripts).toEqual([])
    await becomesLive(page)
    for (const count of [6, 9, 12]) {
      await lastCard(page)
      await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(count)
    }
    expect(await shifted(page)).toBeLessThan(0.02)
  },
)

journey.long(
  'INS-1, INS-4: the list is used from the keyboard alone',
  1280,
  async ({ page, open, site }) => {
    await shelfOn(site)
    await open('/insights')
    await becomesLive(page)
    await page.getByRole('button', { name: 'All', exact: true }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).search).toBe('?category=Architecture')
    await expect.poll(() => cards(page).count()).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Architecture')
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab')
      const text = await page.evaluate(() => document.activeElement?.textContent ?? '')
      if (text.startsWith('Learn More')) break
    }
    const chosen = await page.evaluate(
      () => document.activeElement?.closest('.blog-card')?.querySelector('h2, h3')?.textContent,
    )
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('main h1').textContent()).toBe(chosen)
  },
)
