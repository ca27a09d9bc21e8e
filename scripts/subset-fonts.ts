import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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
mkdirSync(`${target}/headings`, { recursive: true })
for (const { name, file, weights, without } of fonts) {
  const cut = async (part: string, letters: string, ending: string) => {
    const font = await subsetFont(readFileSync(wholeOf(file, part)), letters, {
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

/** What is drawn on the server as outlines, in one weight: it reads neither packed files nor axes. */
const headings = { familjen: 600, inter: 600, 'source-serif': 600, bricolage: 700 }
const scripts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic']

for (const { name, file } of fonts) {
  if (!(name in headings)) continue
  const weight = headings[name as keyof typeof headings]
  for (const script of scripts.filter((one) => existsSync(wholeOf(file, one)))) {
    const face = await subsetFont(readFileSync(wholeOf(file, script)), '', {
      targetFormat: 'woff',
      variationAxes: { wght: weight },
      keepAllGlyphs: true,
    })
    writeFileSync(`${target}/headings/${name}-${script}.woff`, face)
  }
}

function wholeOf(file: string, part: string): string {
  return `${source}/${file}/files/${file}-${part}-wght-normal.woff2`
}
