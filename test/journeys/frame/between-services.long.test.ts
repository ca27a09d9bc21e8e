import { brotliDecompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { ask } from '../../server/ask.ts'
import { atBothWidths, becomesLive, journey, onlyLooks } from '../../browser/browser.ts'
import { noteShifts, scrollThrough, shifted } from '../../browser/layout-shifts.ts'
import { drawn } from '../../browser/page-rest.ts'
import { installClock, stopClock } from '../../server/stopped-clock.ts'

onlyLooks()

const start = '/services/offerings/cloud-adoption'
const related = (page: Page) => page.locator('.service-related a').first()

/** Follows a link as a hand does: the pointer rests on it a moment before it is pressed. */
async function follow(page: Page) {
  const link = related(page)
  const heading = await page.locator('main h1').innerText()
  await link.scrollIntoViewIfNeeded()
  const fetchedAhead = page.waitForResponse(/\.data/)
  await link.hover()
  await (await fetchedAhead).finished()
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
    await installClock(page)
    await open(start)
    await becomesLive(page)
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('.data') && asked.push(request.url()))
    await related(page).scrollIntoViewIfNeeded()
    await stopClock(page)
    await page.locator('.service-related a').evaluateAll((links) => {
      for (const link of links) {
        link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
        link.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }))
      }
    })
    await page.clock.runFor(10_000)
    await drawn(page)
    expect(asked).toEqual([])
    await related(page).dispatchEvent('mouseover')
    await page.clock.runFor(10_000)
    await expect.poll(() => asked.length).toBe(1)
  },
)

atBothWidths('SERV-1: nothing moves about while a service page arrives', async ({ page, open }) => {
  await noteShifts(page)
  await open('/services/industries/Automotive-Aerospace')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await scrollThrough(page)
  expect(await shifted(page)).toBeLessThan(0.01)
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
    const asked: Promise<string>[] = []
    page.on('response', (response) => {
      if (!response.url().endsWith('.js')) return
      const script = response.text()
      // What arrives while the page is closed is read by nobody.
      script.catch(() => undefined)
      asked.push(script)
    })
    await open('/services/technology/ai')
    const paragraph = await page.locator('.service-problem p').first().innerText()
    await becomesLive(page)
    const scripts = await Promise.all(asked)
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.filter((text) => text.includes(paragraph.slice(0, 40)))).toEqual([])
  },
)
