import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/** By the name under which the drawings ask for them. */
const fonts = {
  mono: { file: 'geist-mono', wght: 500 },
  f: { file: 'familjen-grotesk', wght: 700 },
}

type Asked = [name: string, font: (typeof fonts)['mono']]

const inExtendedLatin = /[₹\u0100-\u024f]/

async function faceOf([name, { file, wght }]: Asked, letters: string): Promise<string> {
  const sets = ['latin', ...(inExtendedLatin.test(letters) ? ['latin-ext'] : [])]
  const sources = await Promise.all(
    sets.map(async (set) => {
      const path = `node_modules/@fontsource-variable/${file}/files/${file}-${set}-wght-normal.woff2`
      const font = await subsetFont(readFileSync(path), letters, {
        targetFormat: 'woff2',
        variationAxes: { wght },
        noLayoutClosure: true,
      })
      return `@font-face{font-family:${name}-${set};font-weight:${wght};src:url(data:font/woff2;base64,${font.toString('base64')})}`
    }),
  )
  return `${sources.join('')}:root{--${name}:${sets.map((set) => `${name}-${set}`).join()}}`
}

/** A picture that is shown as a file gets nothing from the page, so it carries the letters that it needs. */
export async function withOwnLetters(svg: string): Promise<string> {
  const words = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join('')
  const letters = [...new Set(words)].sort().join('')
  const asked = Object.entries(fonts).filter(([name]) => svg.includes(`var(--${name},`))
  const faces = await Promise.all(asked.map((font) => faceOf(font, letters)))
  return svg.replace('</style>', `${faces.join('')}</style>`)
}
