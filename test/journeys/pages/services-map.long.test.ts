import sharp from 'sharp'
import { expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { districtsOf } from '../../../src/features/documents/read/districts.ts'
import { atBothWidths, becomesLive, journey, onlyLooks } from '../../browser/browser.ts'
import { drawn } from '../../browser/page-rest.ts'
import { sample } from '../../sample/sample-documents.ts'

onlyLooks()

const pathOf = (page: Page) => new URL(page.url()).pathname

const map = (page: Page) => page.locator('.map').filter({ visible: true })

const paths = districtsOf(sample).map(({ path }) => path)

/** By which the drawing knows what is said of this service. */
const numberOf = (service: string) => districtsOf(sample).findIndex(({ id }) => id === service) + 1

/** How much of a picture has the signal's colour. */
async function signalShare(picture: Locator) {
  const shot = await picture.screenshot()
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let marked = 0
  for (let at = 0; at < data.length; at += 3)
    if (data[at]! > 200 && data[at + 1]! < 110 && data[at + 2]! < 90) marked++
  return marked / (info.width * info.height)
}

/** The plots from which the ways are drawn in the signal. */
const lit = (page: Page) =>
  page
    .locator('.map-wide .map-plot')
    .evaluateAll((plots) =>
      plots
        .filter((plot) => getComputedStyle(plot).getPropertyValue('--way') === '1')
        .map((plot) => plot.getAttribute('aria-label')),
    )

for (const javaScriptEnabled of [true, false])
  atBothWidths(
    `every service, case and product is on the map and in the list beside it, ${javaScriptEnabled ? 'with' : 'without'} script`,
    async ({ page, open }) => {
      await open('/services')
      if (javaScriptEnabled) await becomesLive(page)
      const hrefs = (links: Element[]) => links.map((link) => link.getAttribute('href'))
      expect(await map(page).locator('a').evaluateAll(hrefs)).toEqual(paths)
      const list = page.locator('.services-list')
      const listed = await list.getByRole('link').evaluateAll(hrefs)
      expect(listed.toSorted()).toEqual(paths.toSorted())
      await map(page).getByRole('link', { name: 'Blockchain' }).click()
      await expect.poll(() => pathOf(page)).toBe('/services/technology/blockchain')
      await page.goBack()
      await list.getByRole('link', { name: 'Kaveri Looms' }).click()
      await expect.poll(() => pathOf(page)).toBe('/work/kaveri-checkout')
    },
    { javaScriptEnabled, reducedMotion: 'reduce' },
  )

journey(
  'one way has the signal; the keyboard moves it from plot to plot and follows the link',
  1280,
  async ({ page, open }) => {
    await open('/services')
    await becomesLive(page)
    await page.waitForLoadState('networkidle')
    await drawn(page)
    const atRest = await signalShare(map(page))
    expect(atRest).toBeGreaterThan(0.002)
    expect(atRest).toBeLessThan(0.03)
    expect(await lit(page)).toEqual(['Himdhara Cold Chain'])
    await page.locator('.map-wide .map-plot').first().focus()
    await page.keyboard.press('Tab')
    expect(await lit(page)).toEqual(['Digital advisory'])
    expect(await signalShare(map(page))).not.toBe(atRest)
    await page.keyboard.press('Enter')
    await expect.poll(() => pathOf(page)).toBe('/services/offerings/Digital-Advisory')
  },
  { reducedMotion: 'reduce' },
)

journey(
  'what is pointed at in the list, or focused there, lights up on the map',
  1280,
  async ({ page, open }) => {
    await open('/services')
    await becomesLive(page)
    const link = (name: string) => page.locator('.services-list').getByRole('link', { name })
    await link('Cloud adoption').hover()
    expect(await lit(page)).toEqual(['Cloud adoption'])
    await page.getByRole('banner').hover({ position: { x: 2, y: 2 } })
    expect(await lit(page)).toEqual(['Himdhara Cold Chain'])
    await link('Blockchain').focus()
    expect(await lit(page)).toEqual(['Blockchain'])
  },
)

journey(
  'NAV-2: in the menu the map shows the plot of the service that is pointed at or focused',
  1280,
  async ({ page, open }) => {
    await open('/work')
    await becomesLive(page)
    await page.getByRole('button', { name: 'Services' }).click()
    const note = page.locator('.services-note div')
    const picture = note.locator('img')
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
    expect(await signalShare(note)).toBe(0)
    const whole = (await picture.boundingBox())!.width
    await page.locator('#services-menu').getByRole('link', { name: 'Blockchain' }).hover()
    await expect.poll(() => signalShare(note)).toBeGreaterThan(0.01)
    expect((await picture.boundingBox())!.width).toBeGreaterThan(2 * whole)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await expect
      .poll(() => picture.getAttribute('src'))
      .toMatch(
        new RegExp(`#p-(${numberOf('outsourcing-and-talent')}|${numberOf('digital-advisory')})$`),
      )
  },
  { reducedMotion: 'reduce' },
)

atBothWidths(
  'letters on the map are never under eleven pixels, and the widest paint is text',
  async ({ page, open }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, {
            widest: (entry as PerformanceEntry & { element?: Element }).element?.tagName,
          })
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await open('/services')
    await expect.poll(() => page.evaluate(() => 'widest' in window)).toBe(true)
    expect(await page.evaluate(() => (window as { widest?: string }).widest)).toMatch(/^(P|H1)$/)
    for (const width of [360, 390, 719, 720, 768, 860, 861, 1099, 1100, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const size = await map(page).evaluate((svg: SVGSVGElement) => {
        const letters = Number(getComputedStyle(svg).getPropertyValue('--names')) ? 12.5 : 27
        return (letters * svg.getBoundingClientRect().width) / svg.viewBox.baseVal.width
      })
      expect([width, size >= 10.95]).toEqual([width, true])
    }
  },
)

journey(
  'WCAG 2.5.8: beside the map, too, no line of the list is lower than 24 px',
  1280,
  async (visit) => {
    for (const width of [1280, 1500, 1600, 1920]) {
      await visit.page.setViewportSize({ width, height: 900 })
      await visit.open('/services')
      const heights = await visit.page
        .locator('.services-list a')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
      expect(heights).toHaveLength(paths.length)
      expect([width, Math.min(...heights) >= 24]).toEqual([width, true])
    }
  },
)

journey('printed, the map is one landscape sheet', 1280, async ({ page, open }) => {
  await open('/services')
  await becomesLive(page)
  const poster = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(poster.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(poster) ?? []
  expect(Number(width)).toBeGreaterThan(Number(height))
})

atBothWidths('Home ends with the map, fetched when it is near', async ({ page, open }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await open('/')
  expect(asked.filter((url) => url.includes('/look/map-'))).toEqual([])
  const last = page.locator('main > section').last()
  const picture = last.locator('img')
  await last.scrollIntoViewIfNeeded()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(1000)
  const { width, height } = (await picture.boundingBox())!
  expect(width).toBeGreaterThanOrEqual(390)
  expect(height).toBeGreaterThan(300)
  await last.getByRole('link', { name: 'Open the map' }).click()
  await expect.poll(() => pathOf(page)).toBe('/services')
})

journey('the map stands still while its list arrives', 1280, async ({ page, open }) => {
  await page.setViewportSize({ width: 1500, height: 900 })
  await open('/services')
  const moved = await map(page).evaluate((drawing) => {
    const before = drawing.getBoundingClientRect().top
    document.querySelector('.services-list')!.remove()
    return drawing.getBoundingClientRect().top - before
  })
  expect(Math.abs(moved)).toBeLessThan(1)
})
