import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Page } from 'playwright-core'
import { pathsOfSitemap, startSite } from '../bench/running-site.ts'
import { illegibleWords } from './illegible-words.ts'
import { provideChromium } from '../provide/provide-chromium.ts'

/**
 * Opens every page at four widths and in both schemes, and says where words stand under 11 px, those
 * of drawings included, or with less contrast than AA asks.
 * `node scripts/lettering/check-lettering.ts /work /products/munshi` looks at those pages only.
 */
const widths = [390, 768, 1280, 1920]
const outsideTheMap = ['/search?q=ledger', '/no-such-page', '/status/no-such-token', '/admin']

const site = await startSite()
const browser = await chromium.launch({
  executablePath: provideChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const asked = process.argv.slice(2)
const paths = asked.length > 0 ? asked : [...(await pathsOfSitemap(site.url)), ...outsideTheMap]
const faults: string[] = []
try {
  for (const width of widths)
    for (const colorScheme of ['light', 'dark'] as const)
      faults.push(...(await lookAtAll(width, colorScheme)))
} finally {
  await browser.close()
  await site.stop()
}

console.log(faults.join('\n'))
console.log(`${paths.length} pages, ${faults.length} faults`)
process.exitCode = faults.length > 0 || paths.length === 0 ? 1 : 0

async function lookAtAll(width: number, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  const page = await context.newPage()
  const found: string[] = []
  for (const path of paths) {
    await page.goto(site.url + path, { waitUntil: 'load' })
    for (const fault of [...(await illegibleWords(page)), ...(await faint(page))])
      found.push(`${path} ${width} ${colorScheme}: ${fault}`)
  }
  await context.close()
  return found
}

async function faint(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
  return violations.flatMap(({ nodes }) => nodes.map(({ target }) => `faint: ${target.join(' ')}`))
}
