import { type Palette, paletteOf } from '../../../features/documents/brand/brand-palette.ts'
import { tokenStyle } from '../../../features/documents/brand/token-colours.ts'
import type { Documents } from '../../../features/documents/read/documents.ts'

type Branded = Pick<Documents, 'brand'>

/** What stands in an address for the colours of a company: `f6f0e4-1b2a41-0a7c66`, and nothing for the default colours. */
function coloursIn({ brand }: Branded): string | undefined {
  const { paper = '', ink = '', signal = '' } = brand?.colours ?? {}
  const said = [paper, ink, signal].join('-').replaceAll('#', '').toLowerCase()
  return said === '--' ? undefined : said
}

/** The file of a drawing in the company's colours; also in those of a draft, so the address itself says them. */
export function drawingInLook(src: string, documents: Branded): string {
  const colours = coloursIn(documents)
  return colours ? `/look/${colours}${src}` : src
}

const address = /^\/look\/(([\da-f]{6})?-([\da-f]{6})?-([\da-f]{6})?)(\/drawings\/[\w.-]+\.svg)$/

/** The drawing and the colours that an address asks for, and whether they are the company's. */
export function askedDrawing(pathname: string, documents: Branded) {
  const [, said, paper, ink, signal, src] = address.exec(pathname) ?? []
  if (!src) return undefined
  const colours = Object.entries({ paper, ink, signal }).flatMap(([name, digits]) =>
    digits ? [[name, `#${digits}`]] : [],
  )
  return {
    src,
    palette: paletteOf(Object.fromEntries(colours)).palette,
    isOurs: said === coloursIn(documents),
    isHashed: /\.[\da-f]{8}\.svg$/.test(src),
  }
}

/** What stands before all else in the style of every drawing. */
const houseColours = /:root\{[^}]*\}@media\(prefers-color-scheme:dark\)\{:root\{[^}]*\}\}/

export const inPalette = (palette: Palette, svg: string) =>
  svg.replace(houseColours, tokenStyle(palette, svg))
