import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const source = 'node_modules/@fontsource-variable'
const target = 'src/web/ui/fonts'

/** What English pages are made of. Everything else comes from the whole files, when a page needs it. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const punctuation = '\u00a0©°·×é–—‘’“”•…€−'

const rupee = '₹'

/** Signs of program text, which is set in the mono font. */
const signs = '\\^`{|}~'

const text = (name: string, file: string) => ({
  name,
  file,
  weights: { min: 400, max: 700 },
  without: signs,
})
const mono = (name: string, file: string) => ({
  name,
  file,
  weights: { min: 400, max: 600 },
  without: '',
})

/** The house's pair, and the others that a company may choose. */
const fonts = [
  text('familjen', 'familjen-grotesk'),
  mono('geist-mono', 'geist-mono'),
  text('inter', 'inter'),
  mono('jetbrains-mono', 'jetbrains-mono'),
  text('source-serif', 'source-serif-4'),
  mono('source-code', 'source-code-pro'),
  text('bricolage', 'bricolage-grotesque'),
  mono('spline-mono', 'spline-sans-mono'),
]

/**
 * Cuts both fonts to what arrives in one round trip beside the style sheet on a slow phone line
 * (10 kB each), which decides when the headline of a first visit stands in its own letters.
 */
mkdirSync(target, { recursive: true })
for (const { name, file, weights, without } of fonts) {
  const cut = async (part: string, letters: string, ending: string) => {
    const whole = readFileSync(`${source}/${file}/files/${file}-${part}-wght-normal.woff2`)
    const font = await subsetFont(whole, letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      noLayoutClosure: true,
    })
    writeFileSync(`${target}/${name}${ending}.woff2`, font)
  }
  const letters = [...ascii].filter((letter) => !without.includes(letter)).join('')
  await cut('latin', letters + punctuation, '')
  await cut('latin-ext', rupee, '-rupee')
}
