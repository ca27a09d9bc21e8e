import { brotliDecompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { ask } from '../ask.ts'
import { atBothWidths, becomesLive, journey } from '../browser.ts'

const start = '/services/offerings/cloud-adoption'
const related = (page: Page) => page.locator('.service-related a').first()

/** Follows a link as a hand does: the pointer rests on it a moment before it is pressed. */
async function follow(page: Page) {
  const link = related(page)
  const heading = await page.locator('main h1').innerText()
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.waitForTimeout(250)
  await link.click()
  await expect.poll(() => page.locator('main h1').innerText()).not.toBe(heading)
}

journey(
  'SERV-1: the next service is fetched while the pointer rests on its link',
  1280,
  async (visit) => {
    const { page, open, context } = visit
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    const answers: { type: string; fromPrefetch: boolean }[] = []
    network.on('Network.responseReceived', ({ type, response }) => {
      if (response.url.includes('.data'))
        answers.push({ type, fromPrefetch: response.fromPrefetchCache === true })
    })
    await open(start)
    await becomesLive(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await follow(page)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(answers.filter(({ type }) => type === 'Fetch')).toEqual([
      { type: 'Fetch', fromPrefetch: true },
    ])
  },
)

journey(
  'SERV-1: a pointer that only passes over links fetches no data',
  1280,
  async ({ page, open }) => {
    await open(start)
    await becomesLive(page)
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('.data') && asked.push(request.url()))
    await related(page).scrollIntoViewIfNeeded()
    await page.locator('.service-related a').evaluateAll((links) => {
      for (const link of links) {
        link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
        link.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }))
      }
    })
    await page.waitForTimeout(400)
    expect(asked.length).toBeLessThanOrEqual(1)
  },
)

atBothWidths('SERV-1: nothing moves about while a service page arrives', async ({ page, open }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const all = window as unknown as { shift?: number }
      for (const entry of list.getEntries() as unknown as {
        value: number
        hadRecentInput: boolean
      }[])
        if (!entry.hadRecentInput) all.shift = (all.shift ?? 0) + entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open('/services/industries/Automotive-Aerospace')
  await page.waitForTimeout(800)
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  })
  const shift = await page.evaluate(() => (window as unknown as { shift?: number }).shift ?? 0)
  expect(shift).toBeLessThan(0.01)
})

const compressed = (origin: string, path: string) =>
  ask(origin, path, { headers: { 'accept-encoding': 'br' } })

journey('SERV-1: a service page stays within its budgets', 1280, async ({ site }) => {
  for (const path of [
    start,
    '/services/technology/ai',
    '/services/technology/ai/watching-for-drift',
  ]) {
    const { body } = await compressed(site.url, path)
    expect(body.length).toBeLessThan(20_000)
    const html = brotliDecompressSync(body).toString()
    const [, module] = /id="hydrate"[^>]*>([^<]+)/.exec(html)!
    const part = [...module!.matchAll(/ from "([^"]+)"/g)].at(-1)![1]!
    const { text } = await ask(site.url, part)
    const imported = [...text.matchAll(/from"\.\/([^"]+)"/g)].map(([, file]) => `/assets/${file}`)
    const own = [part, ...imported.filter((file) => !/shared|runtime/.test(file))]
    let bytes = 0
    for (const file of own) bytes += (await compressed(site.url, file)).body.length
    expect(bytes).toBeLessThan(6000)
  }
})

journey(
  'SERV-1: the words of the services are never in the browser’s code',
  1280,
  async ({ page, open }) => {
    const scripts: string[] = []
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push(await response.text())
    })
    await open('/services/technology/ai')
    const paragraph = await page.locator('.service-problem p').first().innerText()
    await becomesLive(page)
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.filter((text) => text.includes(paragraph.slice(0, 40)))).toEqual([])
  },
)
