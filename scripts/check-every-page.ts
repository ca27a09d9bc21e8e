import type { BrowserContextOptions, Page } from 'playwright-core'
import { axeFaults, faintWords } from '../test/browser/axe-violations.ts'
import { illegibleWords } from '../test/browser/illegible-words.ts'
import { pathsOfSitemap, startSite } from './bench/running-site.ts'
import { openChromium } from './provide/open-chromium.ts'

/**
 * Opens every page of the sitemap at two widths and in both schemes, and says what is wrong there:
 * axe, words outside the screen, complaints of the browser, a page that is too heavy. At four widths, and on pages
 * outside the sitemap too, it reads the lettering: words under 11 px, those of drawings included, and faint ones.
 * `node scripts/check-every-page.ts /services/technology` looks at those pages only.
 */
const outsideTheMap = ['/search?q=ledger', '/no-such-page', '/status/no-such-token', '/admin']
const mostBytes = 20_000
/** All posts with all their words. */
const withoutLimit = '/blog-posting-by-lexical'
const begin = process.argv[2] ?? '/'

const looks: BrowserContextOptions[] = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce' as const,
  })),
)

const site = await startSite()
const browser = await openChromium()
const isAsked = (path: string) => path.startsWith(begin)
const paths = (await pathsOfSitemap(site.url)).filter(isAsked)
const faults: string[] = []
try {
  for (const look of looks) faults.push(...(await lookAtAll(look)))
  for (const width of [390, 768, 1280, 1920]) faults.push(...(await readLettering(width)))
  // At last: by now every page is packed as small as it gets.
  faults.push(...(await weighAll()))
} finally {
  await browser.close()
  await site.stop()
}

console.log(faults.join('\n'))
console.log(`${paths.length} pages, ${faults.length} faults`)
process.exitCode = faults.length > 0 || paths.length === 0 ? 1 : 0

async function weighAll(): Promise<string[]> {
  const heavy: string[] = []
  for (const path of paths) {
    const answer = await fetch(site.url + path, { headers: { 'accept-encoding': 'br' } })
    const bytes = Number(answer.headers.get('content-length'))
    await answer.body?.cancel()
    if (bytes > mostBytes && path !== withoutLimit) heavy.push(`${path}: ${bytes} bytes`)
  }
  return heavy
}

async function lookAtAll(look: BrowserContextOptions): Promise<string[]> {
  const context = await browser.newContext(look)
  const page = await context.newPage()
  const found: string[] = []
  const where = `${look.viewport?.width} ${look.colorScheme}`
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      found.push(`${page.url()} ${where}: ${message.text()}`)
  })
  for (const path of paths) {
    await page.goto(site.url + path, { waitUntil: 'load' })
    for (const fault of [...(await outside(page)), ...(await axeFaults(page))])
      found.push(`${path} ${where}: ${fault}`)
  }
  await context.close()
  return found
}

async function readLettering(width: number): Promise<string[]> {
  const viewport = { width, height: 900 }
  // The drawings are read as documents, which the policy of the page complains of.
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', bypassCSP: true })
  const page = await context.newPage()
  const found: string[] = []
  for (const path of [...paths, ...outsideTheMap.filter(isAsked)]) {
    await page.goto(site.url + path, { waitUntil: 'load' })
    for (const fault of [...(await illegibleWords(page)), ...(await faintWords(page))])
      found.push(`${path} ${width}: ${fault}`)
  }
  await context.close()
  return found
}

/** Words that run out of the screen, and out of no box that scrolls or cuts them on purpose. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInBox = (one: Element | null): boolean =>
      one !== null &&
      ((getComputedStyle(one).overflowX !== 'visible' &&
        one.getBoundingClientRect().right <= innerWidth) ||
        isInBox(one.parentElement))
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, dd, a)')]
      .filter((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        const isOut = range.getBoundingClientRect().right > innerWidth
        return isOut && !one.closest('[hidden], [inert]') && !isInBox(one)
      })
      .map((one) => `outside the screen: ${one.textContent?.slice(0, 40)}`)
  })
}
