import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const source = 'node_modules/@fontsource-variable'
const target = 'src/web/ui/fonts'

/** What English pages are made of. Everything else comes from the whole files, when a page needs it. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const punctuation = '\u00a0©°·×–—‘’“”•…−'

const rupee = '₹'

const fonts = [
  { name: 'familjen', file: 'familjen-grotesk', weights: { min: 400, max: 700 } },
  { name: 'geist-mono', file: 'geist-mono', weights: { min: 400, max: 600 } },
]

/**
 * Cuts both fonts to what fits into the first round trip of a new connection (14 kB), which decides
 * when the headline of a first visit stands in its own letters.
 */
mkdirSync(target, { recursive: true })
for (const { name, file, weights } of fonts) {
  const cut = async (part: string, letters: string, ending: string) => {
    const whole = readFileSync(`${source}/${file}/files/${file}-${part}-wght-normal.woff2`)
    const font = await subsetFont(whole, letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    })
    writeFileSync(`${target}/${name}${ending}.woff2`, font)
  }
  await cut('latin', ascii + punctuation, '')
  await cut('latin-ext', rupee, '-rupee')
}
