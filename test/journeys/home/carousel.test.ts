import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atBothWidths, becomesLive, journey, onlyLooks } from '../../browser/browser.ts'
import { drawn, fadedOut } from '../../browser/page-rest.ts'
import { openWithStoppedClock } from '../../server/stopped-clock.ts'

onlyLooks()

const carousel = (page: Page) => page.locator('#home')
const slides = (page: Page) => carousel(page).getByRole('group', { includeHidden: true })
const stop = (page: Page) => carousel(page).getByRole('button', { name: 'Stop the slide show' })
const play = (page: Page) => carousel(page).getByRole('button', { name: 'Play the slide show' })
const next = (page: Page) => carousel(page).getByRole('button', { name: 'Next slide' })
const previous = (page: Page) => carousel(page).getByRole('button', { name: 'Previous slide' })

/** The place of the slide that fills the carousel. */
const current = (page: Page) =>
  carousel(page).evaluate((box) => {
    const middle = box.getBoundingClientRect().left + box.getBoundingClientRect().width / 2
    return [...box.querySelectorAll('[role="group"]')].findIndex((slide) => {
      const { left, right } = slide.getBoundingClientRect()
      return left <= middle && right > middle
    })
  })

const showsSlide = (page: Page, place: number) => expect.poll(() => current(page)).toBe(place)

/** Whether it turns while so many seconds pass. A turn fades in real time. */
async function turnsWithin(page: Page, seconds: number): Promise<boolean> {
  const before = await current(page)
  for (let passed = 0; passed < seconds; passed++) {
    await page.clock.runFor(1000)
    await fadedOut(carousel(page).locator('.carousel-track'))
    await drawn(page)
    if ((await current(page)) !== before) return true
  }
  return false
}

const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).blur())

atBothWidths(
  'HOME-1: four slides, one for each service, each with a Let’s Talk link to the contact section',
  async ({ page, open }) => {
    await open('/')
    expect(await slides(page).count()).toBe(4)
    const said = await slides(page).evaluateAll((all) =>
      all.map((slide) => slide.textContent ?? ''),
    )
    for (const [index, service] of [
      /machine learning and AI/i,
      /secure IT services/i,
      /web and mobile development/i,
      /BI and analytics/i,
    ].entries())
      expect(said[index]).toMatch(service)
    const links = await slides(page)
      .locator('a')
      .evaluateAll((all) =>
        all.map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
      )
    expect(links).toEqual(Array(4).fill(["Let's Talk", expect.stringMatching(/#contact$/)]))
  },
)

atBothWidths.long(
  'HOME-1: arrows and loops: next four times and previous once',
  async ({ page, open }) => {
    await open('/')
    await becomesLive(page)
    await stop(page).click()
    for (const place of [1, 2, 3, 0]) {
      await next(page).click()
      await showsSlide(page, place)
    }
    await previous(page).click()
    await showsSlide(page, 3)
  },
)

atBothWidths('HOME-1: it plays by itself and loops', async ({ page, open }) => {
  await openWithStoppedClock(page, open)
  // On a slow machine it has turned once before its clock stands.
  const first = await current(page)
  const seen: number[] = []
  for (let turn = 0; turn < 4; turn++) {
    expect(await turnsWithin(page, 12)).toBe(true)
    seen.push(await current(page))
  }
  expect(seen).toEqual([1, 2, 3, 4].map((turn) => (first + turn) % 4))
})

journey(
  'HOME-1: its first slide stands seven seconds, counted from when the page was opened',
  1280,
  async ({ page, open }) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await open('/')
    await page.clock.runFor(3500)
    await becomesLive(page)
    await page.clock.runFor(3300)
    expect(await current(page)).toBe(0)
    expect(await turnsWithin(page, 1)).toBe(true)
  },
)

journey(
  'HOME-1: whoever held the first slide has seven seconds from letting go',
  1280,
  async ({ page, open }) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await open('/')
    await carousel(page).hover()
    await becomesLive(page)
    await page.clock.runFor(3500)
    await page.mouse.move(640, 20)
    await page.clock.runFor(100)
    await drawn(page)
    expect(await turnsWithin(page, 6)).toBe(false)
    expect(await turnsWithin(page, 2)).toBe(true)
  },
)

journey.long(
  'HOME-1: it pauses under the pointer and goes on afterwards',
  1280,
  async ({ page, open }) => {
    await openWithStoppedClock(page, open)
    await carousel(page).hover()
    await page.clock.runFor(100)
    expect(await turnsWithin(page, 20)).toBe(false)
    await page.mouse.move(640, 20)
    await page.clock.runFor(100)
    expect(await turnsWithin(page, 12)).toBe(true)
  },
)

atBothWidths.long(
  'HOME-1: it pauses while something in it has the focus',
  async ({ page, open }) => {
    await openWithStoppedClock(page, open)
    await next(page).focus()
    await page.clock.runFor(100)
    expect(await turnsWithin(page, 20)).toBe(false)
    await blur(page)
    await page.clock.runFor(100)
    expect(await turnsWithin(page, 12)).toBe(true)
  },
)

atBothWidths.long(
  'HOME-1: Stop stops it for good, Play starts it again',
  async ({ page, open }) => {
    await openWithStoppedClock(page, open)
    await stop(page).click()
    await blur(page)
    await page.mouse.move(200, 5)
    await page.clock.runFor(100)
    expect(await turnsWithin(page, 25)).toBe(false)
    await play(page).click()
    await blur(page)
    await page.mouse.move(200, 5)
    await page.clock.runFor(100)
    expect(await turnsWithin(page, 12)).toBe(true)
  },
)

atBothWidths(
  'HOME-1: it stands still for visitors who prefer reduced motion, and can be played',
  async ({ page, open }) => {
    await openWithStoppedClock(page, open)
    expect(await turnsWithin(page, 30)).toBe(false)
    expect(await play(page).isVisible()).toBe(true)
    await next(page).click()
    await showsSlide(page, 1)
  },
  { reducedMotion: 'reduce' },
)

atBothWidths('HOME-1: no thumbnails and no status text', async ({ page, open }) => {
  await open('/')
  await becomesLive(page)
  expect(await carousel(page).getByRole('button').count()).toBe(3)
  expect(await carousel(page).getByRole('tab').count()).toBe(0)
  expect(await carousel(page).innerText()).not.toMatch(/\b[1-4]\s*(\/|of)\s*4\b/)
})

atBothWidths(
  'HOME-1: only the slide in view is reached by keyboard and read out',
  async ({ page, open }) => {
    await open('/')
    await becomesLive(page)
    await stop(page).click()
    await next(page).click()
    await showsSlide(page, 1)
    await expect.poll(() => carousel(page).locator('[role="group"]:not([inert])').count()).toBe(1)
    await next(page).focus()
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const slide = document.activeElement?.closest('[role="group"]')
      return [...document.querySelectorAll('#home [role="group"]')].indexOf(slide!)
    })
    expect(place).toBe(1)
  },
)

atBothWidths.long('HOME-1: it says what it is, as the W3C pattern asks', async ({ page, open }) => {
  await open('/')
  await becomesLive(page)
  expect(await carousel(page).getAttribute('aria-roledescription')).toBe('carousel')
  expect(await carousel(page).getAttribute('aria-label')).toBeTruthy()
  expect(
    await slides(page).evaluateAll((all) =>
      all.map((slide) => [
        slide.getAttribute('aria-roledescription'),
        slide.getAttribute('aria-label'),
      ]),
    ),
  ).toEqual([1, 2, 3, 4].map((place) => ['slide', `${place} of 4`]))
  await stop(page).click()
  await expect
    .poll(() => carousel(page).locator('[aria-live]').getAttribute('aria-live'))
    .toBe('polite')
})

atBothWidths('HOME-1: Let’s Talk leads to the contact section', async ({ page, open }) => {
  await open('/')
  await becomesLive(page)
  await carousel(page).locator('[role="group"]:not([inert]) a').first().click()
  await expect
    .poll(() =>
      page.locator('#contact').evaluate((section) => Math.abs(section.getBoundingClientRect().top)),
    )
    .toBeLessThan(160)
})

journey(
  'HOME-1: where the files of our code are blocked, nothing is offered that does nothing',
  1280,
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/ERR_FAILED/)
    await page.route('**/assets/*.js', (route) => route.abort())
    await open('/')
    const buttons = carousel(page).getByRole('button').filter({ visible: true })
    await expect.poll(() => buttons.count()).toBe(0)
    expect(await page.getByRole('button', { name: /dark colour scheme/ }).count()).toBe(0)
    expect(await slides(page).last().locator('svg[viewBox]').count()).toBe(4)
    await slides(page).last().scrollIntoViewIfNeeded()
    await showsSlide(page, 3)

    await page.unroute('**/assets/*.js')
    await expect
      .poll(async () => {
        await page.keyboard.press('Shift')
        return page.locator('[data-live]').count()
      })
      .toBeGreaterThan(0)
    expect(await buttons.count()).toBe(3)
    expect(await slides(page).last().locator('svg[viewBox]').count()).toBe(4)
  },
)
