import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atBothWidths, becomesLive, journey, type Visit, onlyLooks } from '../../browser/browser.ts'
import { holdBack } from '../../browser/hold-back.ts'
import { drawn } from '../../browser/page-rest.ts'
import { installClock, stopClock } from '../../server/stopped-clock.ts'

declare global {
  interface Window {
    limits?: (number | null)[]
  }
}

onlyLooks()

const live = (page: Page) => page.locator('[data-live]').count()

/** The script files a visit has asked for, with what they weigh on the wire. */
function scriptsOf({ page }: Visit) {
  const scripts: { url: string; bytes: Promise<number> }[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    const bytes = request.sizes().then((sizes) => sizes.responseBodySize)
    // What arrives while the page is closed is weighed by nobody.
    bytes.catch(() => undefined)
    scripts.push({ url: request.url(), bytes })
  })
  return scripts
}

/** What the scripts inside the page weigh on the wire. */
async function inlineBytes(page: Page): Promise<number> {
  const scripts = await page
    .locator('script:not([src]):not([type="application/json"])')
    .allTextContents()
  return brotliCompressSync(scripts.join('\n')).length
}

atBothWidths(
  'a page that is not the home page loads no code before the first sign of intent',
  async (visit) => {
    const { page, open } = visit
    const scripts = scriptsOf(visit)
    await installClock(page)
    await open('/work')
    await drawn(page)
    await page.clock.runFor(60_000)
    await drawn(page)
    expect(scripts.map(({ url }) => url)).toEqual([])
    expect(await inlineBytes(page)).toBeLessThan(8000)
    expect(await page.locator('link[rel="modulepreload"]').count()).toBe(0)
    expect(await live(page)).toBe(0)

    await becomesLive(page)
    const bytes = await Promise.all(scripts.map((script) => script.bytes))
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(112_000)
  },
)

for (const [sign, give] of Object.entries({
  'a key': (page: Page) => page.keyboard.press('Tab'),
  'a pointer that moves': (page: Page) => page.mouse.move(200, 300, { steps: 2 }),
  'a scroll': (page: Page) => page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' })),
  'a press': (page: Page) => page.mouse.click(5, 400),
}))
  (sign === 'a press' ? atBothWidths : atBothWidths.long)(
    `${sign} is a sign of intent`,
    async ({ page, open }) => {
      await open('/work')
      expect(await live(page)).toBe(0)
      await give(page)
      await expect.poll(() => live(page)).toBeGreaterThan(0)
    },
  )

atBothWidths('the home page starts by itself, three seconds after it has loaded', async (visit) => {
  const { page, open } = visit
  const scripts = scriptsOf(visit)
  await installClock(page)
  await stopClock(page)
  await open('/')
  await page.clock.runFor(2900)
  await drawn(page)
  expect(scripts).toEqual([])
  await page.clock.runFor(200)
  await expect.poll(() => live(page)).toBeGreaterThan(0)
})

atBothWidths('the home page starts by itself, after it has been painted', async (visit) => {
  const { page, open } = visit
  await open('/')
  await expect.poll(() => live(page)).toBeGreaterThan(0)
  const [painted, asked] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ),
  ])
  expect(asked).toBeGreaterThan(painted!)
})

/** The limit of stacks at each Error that React makes. */
function noteLimits() {
  window.limits = []
  window.Error = new Proxy(Error, {
    apply(target, self, [message]) {
      if (/React error #/.test(message)) window.limits!.push(target.stackTraceLimit ?? null)
      return Reflect.apply(target, self, [message])
    },
  })
}

journey(
  'React is loaded without stacks of the errors that it makes, and later ones have theirs',
  1280,
  async ({ page, open }) => {
    await page.addInitScript(noteLimits)
    await open('/')
    await expect.poll(() => live(page)).toBeGreaterThan(0)
    const limits = await page.evaluate(() => window.limits!)
    expect(limits.length).toBeGreaterThan(0)
    expect(new Set(limits)).toEqual(new Set([null]))
    expect(await page.evaluate(() => Error.stackTraceLimit)).toBe(10)
    expect(await page.evaluate(() => new Error('now').stack)).toMatch(/\n +at /)
  },
)

atBothWidths.long(
  'whoever moves before the home page has loaded has all of it laid out',
  async ({ page, site }) => {
    const fresh = () => page.locator('[data-fresh]').count()
    // A picture that does not arrive: the page goes on loading.
    await page.route('**/drawings/**', () => {})
    await page.goto(`${site.url}/`, { waitUntil: 'commit' })
    await page.locator('#foot').waitFor({ state: 'attached' })
    expect(await fresh()).toBe(1)
    await page.mouse.move(200, 300, { steps: 2 })
    await expect.poll(fresh).toBe(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

atBothWidths('all code of the home page, its form too, weighs at most 112 kB', async (visit) => {
  const { page, open } = visit
  const scripts = scriptsOf(visit)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  await open('/')
  await expect.poll(() => live(page)).toBeGreaterThan(0)
  await page.locator('.contact-form').scrollIntoViewIfNeeded()
  await expect.poll(() => scripts.some(({ url }) => url.includes('contact-form'))).toBe(true)
  // What the form's code brings along is asked for once it has been read.
  await expect.poll(() => scripts.some(({ url }) => url.includes('/forms-'))).toBe(true)
  await expect.poll(() => scripts.length).toBe(asked.length)
  const bytes = await Promise.all(scripts.map((script) => script.bytes))
  const all = bytes.reduce((sum, one) => sum + one, 0)
  expect(all).toBeGreaterThan(50_000)
  expect(all).toBeLessThan(112_000)
})

atBothWidths('a link clicked before React arrives is followed', async ({ page, open }) => {
  await holdBack(page, '**/assets/*.js')
  await open('/work')
  await page.locator('footer').getByRole('link', { name: 'Blog' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/insights')
  expect(await page.locator('main h1').isVisible()).toBe(true)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

atBothWidths(
  'HOME-1: the arrow that is pressed before React arrives turns to the next slide when it has',
  async ({ page, open }) => {
    const release = await holdBack(page, '**/assets/*.js')
    await open('/')
    const next = page.getByRole('button', { name: 'Next slide' })
    await next.click()
    await next.click()
    expect(await page.locator('#home-2[data-current]').count()).toBe(0)
    release()
    await expect.poll(() => page.locator('#home-2[data-current]').count()).toBe(1)
    await expect.poll(() => page.locator('#home[data-staged]').count()).toBe(1)
    expect(await page.locator('#home-2[data-current]').count()).toBe(1)
  },
)

journey(
  'the colours that are asked for before React arrives are there when it has',
  1280,
  async ({ page, open }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    const release = await holdBack(page, '**/assets/*.js')
    await open('/work')
    await page.getByRole('button', { name: /^Blueprint/ }).click()
    release()
    await expect.poll(() => page.locator('html').getAttribute('data-scheme')).toBe('light')
  },
)

atBothWidths(
  'a menu opened before React arrives is still open when it has',
  async ({ page, open, width }) => {
    const release = await holdBack(page, '**/assets/*.js')
    await open('/work')
    const [name, menu] = width === 390 ? ['Menu', '#mobile-menu'] : ['Services', '#services-menu']
    const button = page.getByRole('button', { name, exact: true })
    await button.click()
    expect(await page.locator(menu!).isVisible()).toBe(true)
    release()
    await expect.poll(() => live(page)).toBeGreaterThan(0)
    expect(await page.locator(menu!).isVisible()).toBe(true)
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
  },
)

atBothWidths.long(
  'a first try that fails is made again at the next sign',
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/ERR_FAILED|Failed to fetch dynamically imported module/)
    await page.route('**/assets/*.js', (route) => route.abort())
    await open('/work')
    const failed = page.waitForEvent('requestfailed')
    await page.keyboard.press('Shift')
    await failed
    await drawn(page)
    expect(await live(page)).toBe(0)
    await page.unrouteAll()
    await expect
      .poll(
        async () => {
          await page.keyboard.press('Shift')
          return live(page)
        },
        { interval: 500 },
      )
      .toBeGreaterThan(0)
  },
)

atBothWidths(
  'soon after it has loaded, all of the home page is laid out, and nothing is left of the way there',
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/ERR_FAILED/)
    await page.route('**/*.js', (route) => route.abort())
    await open('/')
    const parts = page.locator('.section, .footer')
    const skipped = () =>
      parts.evaluateAll((all) =>
        all.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').map(String),
      )
    await expect.poll(skipped).toEqual([])
    await expect.poll(() => page.locator('[data-fresh], [data-laid]').count()).toBe(0)
    const bare = (words: string) => words.replace(/\s/g, '')
    const words = bare(await page.locator('body').innerText())
    for (const heading of await page.locator('.section h2').allTextContents())
      expect(words).toContain(bare(heading))
  },
)
