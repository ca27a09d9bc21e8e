import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { atBothWidths, becomesLive, journey, onlyLooks } from '../../browser/browser.ts'
import { drawn } from '../../browser/page-rest.ts'

declare global {
  interface Window {
    drawings?: number[]
    hasDrawing?: boolean
  }
}

onlyLooks()

const next = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('#home .carousel-next')!.click())

/** How much the greys of a part of the screen differ; paper alone has less than one. */
async function inkOn(page: Page, part: string): Promise<number> {
  const box = await page.evaluate((selector) => {
    const { x, y, width, height } = document
      .querySelector(`#home [data-current] ${selector}`)!
      .getBoundingClientRect()
    const left = Math.max(0, x)
    const bottom = Math.min(innerHeight, y + height)
    return { x: left, y, width: Math.min(innerWidth, x + width) - left, height: bottom - y }
  }, part)
  const { channels } = await sharp(await page.screenshot({ clip: box }))
    .greyscale()
    .stats()
  return channels[0]!.stdev
}

const sunk = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#home .hero-scene')].map((scene) =>
      getComputedStyle(scene).getPropertyValue('--sunk'),
    ),
  )

atBothWidths(
  'HOME-1: while one drawing sinks and the next one rises, the hero is never empty',
  async ({ page, open }) => {
    await open('/')
    await becomesLive(page)
    await page.waitForLoadState('networkidle')
    for (let turn = 1; turn <= 2; turn++) {
      await next(page)
      for (const end = Date.now() + 1700; Date.now() < end; await drawn(page)) {
        expect(await inkOn(page, 'h2')).toBeGreaterThan(12)
        expect(await inkOn(page, '.hero-drawing')).toBeGreaterThan(4)
      }
      await expect
        .poll(() => sunk(page))
        .toEqual([0, 1, 2, 3].map((place) => (place === turn ? '' : '1')))
      await expect.poll(() => page.locator('#home[data-turned], #home [data-left]').count()).toBe(0)
    }
  },
)

/** How many drawings stood on each occasion when one was put in. */
const noteDrawings = () =>
  new MutationObserver(() => {
    const count = document.querySelectorAll('#home .hero-scene').length
    if (count > (window.drawings?.at(-1) ?? 0)) (window.drawings ??= []).push(count)
  }).observe(document, { childList: true, subtree: true })

atBothWidths(
  'HOME-1: once React is here, the drawings of the other slides come one after the other',
  async ({ page, open }) => {
    await page.addInitScript(noteDrawings)
    await open('/')
    await expect.poll(() => page.evaluate(() => window.drawings)).toEqual([1, 2, 3, 4])
  },
)

/** Turns back to the last slide as soon as React is here, and notes whether that slide has its drawing once it is seen. */
const turnBackAtOnce = () =>
  new MutationObserver(() => {
    const hero = document.querySelector('#home[data-staged]')
    if (!hero) return
    const last = hero.querySelector('#home-4[data-current]')
    if (last) window.hasDrawing ??= Boolean(last.querySelector('.hero-scene'))
    else hero.querySelector<HTMLElement>('.carousel-previous')!.click()
  }).observe(document, { childList: true, subtree: true, attributes: true })

atBothWidths(
  'HOME-1: a slide that is turned to before its drawing has come brings it along',
  async ({ page, open }) => {
    await page.addInitScript(turnBackAtOnce)
    await open('/')
    await expect.poll(() => page.evaluate(() => window.hasDrawing)).toBe(true)
  },
)

journey(
  'HOME-1: the lines of a system that rises are a pixel wide at most, as wider ones delay its frames',
  1280,
  async ({ page, open }) => {
    await open('/')
    for (const [width, height] of [
      [1280, 800],
      [1280, 900],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      const widest = await page.evaluate(() => {
        const scene = document.querySelector<SVGSVGElement>('#home .hero-scene svg')!
        const pen = getComputedStyle(scene).getPropertyValue('--pen') || '1.1'
        return Number(pen) * scene.getScreenCTM()!.a
      })
      expect(widest).toBeLessThanOrEqual(1)
    }
  },
)

journey(
  'HOME-1: a turn restyles the scenes that move, not those that stand still',
  1280,
  async ({ page, context, open }) => {
    await open('/')
    await becomesLive(page)
    await page.waitForLoadState('networkidle')
    const browser = context.browser()!
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    await page.evaluate(() => {
      const hero = document.querySelector<HTMLElement>('#home')!
      hero.dataset.turned = 'button'
      return hero.offsetWidth
    })
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: { name: string; args: { elementCount?: number } }[]
    }
    const restyled = traceEvents
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .map(({ args }) => args.elementCount ?? 0)
    const elements = await page.evaluate(async () => {
      const uses = [...document.querySelectorAll('#home .hero-scene use')]
      const files = uses.map(async (use) => (await fetch(use.getAttribute('href')!)).text())
      return (await Promise.all(files)).map((file) => file.match(/<(g|path|line)\b/g)!.length)
    })
    const most = Math.max(...elements)
    expect(Math.max(...restyled)).toBeGreaterThan(10)
    expect(Math.max(...restyled)).toBeLessThan(most * 1.5)
  },
)

atBothWidths(
  'HOME-1: a turn draws the two systems that are seen in it, and stands ready for the others',
  async ({ page, open }) => {
    await open('/')
    const drawings = page.locator('#home .hero-scene')
    await expect.poll(() => drawings.count()).toBe(4)
    const press = () =>
      page.evaluate(async () => {
        document.querySelector<HTMLElement>('#home .carousel-next')!.click()
        await new Promise(requestAnimationFrame)
        return [...document.querySelectorAll('#home .hero-scene')].map((scene) =>
          scene.checkVisibility(),
        )
      })
    expect(await press()).toEqual([true, true, false, false])
    expect(await press()).toEqual([false, true, true, false])
    await expect.poll(() => page.locator('#home[data-turned]').count()).toBe(0)
    expect(await drawings.filter({ visible: true }).count()).toBe(4)
    await expect.poll(() => sunk(page)).toEqual(['1', '1', '', '1'])
  },
)

atBothWidths.long(
  'HOME-1: a slide that is left by hand sinks where it stands',
  async ({ page, open }) => {
    await open('/')
    await becomesLive(page)
    await page.evaluate(() => {
      const row = document.querySelector('#home .carousel-track')!
      row.scrollTo({ left: row.clientWidth, behavior: 'smooth' })
    })
    await expect.poll(() => page.locator('#home').getAttribute('data-turned')).toBe('hand')
    expect(await page.locator('#home [data-left]').count()).toBe(0)
    await expect.poll(() => sunk(page)).toEqual(['1', '', '1', '1'])
  },
)

atBothWidths('HOME-1: the signal runs only while the hero is seen', async ({ page, open }) => {
  const running = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((one) => one instanceof CSSAnimation && one.animationName === 'hero-run').length,
    )
  await open('/')
  await becomesLive(page)
  await expect.poll(running).toBe(1)
  await page.evaluate(() => scrollTo({ top: 3 * innerHeight, behavior: 'instant' }))
  await expect.poll(running).toBe(0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(running).toBe(1)
})

atBothWidths(
  'HOME-1: who asks for less motion gets finished drawings, one after another',
  async ({ page, open }) => {
    await open('/')
    await becomesLive(page)
    await next(page)
    await drawn(page)
    expect(await page.locator('#home[data-turned], #home [data-left]').count()).toBe(0)
    await expect.poll(() => sunk(page)).toEqual(['', '', '', ''])
    expect(await inkOn(page, '.hero-drawing')).toBeGreaterThan(10)
  },
  { reducedMotion: 'reduce' },
)

atBothWidths(
  'HOME-1: without JavaScript every drawing stands finished',
  async ({ page, open }) => {
    await open('/')
    expect(await page.locator('#home[data-staged]').count()).toBe(0)
    expect(await page.locator('#home .hero-scene').count()).toBe(4)
    expect(await sunk(page)).toEqual(['', '', '', ''])
  },
  { javaScriptEnabled: false },
)
