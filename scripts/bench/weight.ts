import type { Page } from 'playwright-core'
import { openChromium } from '../provide/open-chromium.ts'
import { startSite } from './running-site.ts'
import { atMost, type Row } from './table.ts'

type Transfer = { url: string; type: string; bytes: number; at: number }

const kilobytes = (transfers: Transfer[]) =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000

export async function measureWeight(): Promise<Row[]> {
  const site = await startSite()
  await fetch(site.url)
  await fetch(`${site.url}/work`)
  await new Promise((resolve) => setTimeout(resolve, 4000))
  const browser = await openChromium()
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const home = await transfersOf(page, site.url)
  const painted = await paintedAt(page)
  const work = await transfersOf(await browser.newPage(), `${site.url}/work`)
  const rows = [
    atMost('Home: HTML', kilobytes(home.filter(({ type }) => type === 'Document')), 25, 'kB'),
    atMost('Home: CSS', kilobytes(home.filter(({ type }) => type === 'Stylesheet')), 15, 'kB'),
    atMost('Home: fonts', kilobytes(home.filter(({ type }) => type === 'Font')), 70, 'kB'),
    atMost(
      'Home: JavaScript in all',
      kilobytes(home.filter(({ type }) => type === 'Script')),
      112,
      'kB',
    ),
    atMost(
      'Home: JavaScript asked for before the first paint',
      kilobytes(home.filter(({ type, at }) => type === 'Script' && at < painted)),
      0,
      'kB',
    ),
    atMost(
      'Home: largest picture loaded at once',
      Math.max(
        0,
        ...home
          .filter(({ url }) => /\.(svg|png|avif|webp)$/.test(url))
          .map(({ bytes }) => bytes / 1000),
      ),
      60,
      'kB',
    ),
    atMost(
      'Work: JavaScript before the first intent',
      kilobytes(work.filter(({ type }) => type === 'Script')),
      8,
      'kB',
    ),
    atMost(
      'Requests to another origin',
      [...home, ...work].filter(({ url }) => !url.startsWith(site.url)).length,
      0,
      'requests',
      0,
    ),
  ]
  await browser.close()
  await site.stop()
  return rows
}

async function transfersOf(page: Page, url: string): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page)
  const transfers = new Map<string, Transfer>()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) =>
    transfers.set(requestId, { url: request.url, type, bytes: 0, at: timestamp }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.bytes = encodedDataLength
  })
  await page.goto(url)
  await page.waitForTimeout(4000)
  return [...transfers.values()]
}

/** The first paint, on the clock that the network events use. */
async function paintedAt(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  )
  return value('NavigationStart') + paint / 1000
}
