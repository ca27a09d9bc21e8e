import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atBothWidths, onlyLooks } from '../../browser/browser.ts'
import { drawn } from '../../browser/page-rest.ts'
import { openWithStoppedClock } from '../../server/stopped-clock.ts'

onlyLooks()

const finals = {
  'Projects Delivered': '1000+',
  'Tech experts On-board': '1000+',
  'Investment Raised for Startups': '1.0 M+',
}

const shown = (page: Page) =>
  page
    .locator('.counter-live')
    .evaluateAll((all) =>
      all.map((figure) => figure.parentElement!.textContent!.replace(/\s+/g, ' ').trim()),
    )

const values = (page: Page) =>
  page
    .locator('.counter-live')
    .evaluateAll((all) => all.map((figure) => parseFloat(figure.textContent!)))

const bringIntoView = (page: Page) =>
  page
    .locator('.counters')
    .evaluate((box) => box.scrollIntoView({ block: 'center', behavior: 'instant' }))

async function leave(page: Page) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await drawn(page)
}

async function starts(page: Page) {
  await bringIntoView(page)
  await expect.poll(async () => Math.max(...(await values(page)))).toBe(0)
}

atBothWidths('HOME-4: three figures with their labels and a plus', async ({ page, open }) => {
  await open('/')
  for (const [label, figure] of Object.entries(finals)) {
    const entry = page.locator('.counter', { hasText: label })
    expect([label, (await entry.locator('dd').first().innerText()).replace(/\s+/g, ' ')]).toEqual([
      label,
      expect.stringContaining(figure),
    ])
  }
})

atBothWidths('HOME-4: they count from 0 to the figure in 1000 ms', async ({ page, open }) => {
  await openWithStoppedClock(page, open)
  await starts(page)
  await page.clock.runFor(500)
  const [half] = await values(page)
  expect(half).toBeGreaterThan(350)
  expect(half).toBeLessThan(650)
  await page.clock.runFor(400)
  expect((await values(page))[0]).toBeLessThan(1000)
  await page.clock.runFor(150)
  expect(await shown(page)).toEqual(Object.values(finals))
})

atBothWidths.long('HOME-4: a tower rises with each figure', async ({ page, open }) => {
  const height = () =>
    page
      .locator('.counter-tower path')
      .first()
      .evaluate((one) => (one as SVGPathElement).getBBox().height)
  await openWithStoppedClock(page, open)
  const whole = await height()
  await starts(page)
  await page.clock.runFor(500)
  const half = await height()
  expect(half).toBeGreaterThan(whole * 0.4)
  expect(half).toBeLessThan(whole * 0.8)
  await page.clock.runFor(600)
  expect(await height()).toBe(whole)
})

atBothWidths('HOME-4: a step takes about 16.67 ms', async ({ page, open }) => {
  await openWithStoppedClock(page, open)
  await starts(page)
  const seen = new Set<number>()
  for (let frame = 0; frame < 30; frame++) {
    await page.clock.runFor(17)
    seen.add((await values(page))[0]!)
  }
  expect(seen.size).toBeGreaterThan(24)
  expect([...seen]).toEqual([...seen].sort((a, b) => a - b))
})

atBothWidths.long(
  'HOME-4: they start from 0 again each time they come into view',
  async ({ page, open }) => {
    await openWithStoppedClock(page, open)
    for (let round = 0; round < 3; round++) {
      await starts(page)
      await page.clock.runFor(1100)
      expect(await shown(page)).toEqual(Object.values(finals))
      await leave(page)
    }
  },
)

atBothWidths(
  'HOME-4: visitors who prefer reduced motion see the figures at once',
  async ({ page, open }) => {
    await openWithStoppedClock(page, open)
    await bringIntoView(page)
    await page.clock.runFor(100)
    expect(await shown(page)).toEqual(Object.values(finals))
  },
  { reducedMotion: 'reduce' },
)

atBothWidths.long(
  'HOME-4: a screen reader hears the figure, not the counting',
  async ({ page, open }) => {
    await openWithStoppedClock(page, open)
    await starts(page)
    await page.clock.runFor(300)
    const heard = await page.locator('.counters').ariaSnapshot()
    for (const figure of Object.values(finals)) expect(heard).toContain(figure)
  },
)
