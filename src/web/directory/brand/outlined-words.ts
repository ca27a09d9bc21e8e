import satori from 'satori'
import type { TypePair } from '../../../features/documents/brand/drawable-words.ts'

/** Inside the built server, so that it needs neither the fonts' packages nor our sources. */
const faces: Record<TypePair, () => Promise<{ default: string[] }>> = {
  grotesk: () => import('./faces/grotesk-face.ts'),
  neutral: () => import('./faces/neutral-face.ts'),
  serif: () => import('./faces/serif-face.ts'),
  warm: () => import('./faces/warm-face.ts'),
}

/** A family for each file: of those with one name only one is asked for a letter. */
async function fontsOf(type: TypePair) {
  const { default: addresses } = await faces[type]()
  return addresses.map((address, index) => ({
    name: `headings ${index}`,
    data: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
    weight: 600 as const,
    style: 'normal' as const,
  }))
}

type Style = Record<string, string | number>

/** Words at a place, with what the trade calls a style. */
export type Lettering = { words: string; style: Style }

const box = (style: Style, children: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

/** Words as outlines: what shows them needs no font. */
export async function outlines(
  letterings: Lettering[],
  {
    type,
    colour,
    width,
    height,
  }: { type: TypePair; colour: string; width: number; height: number },
): Promise<string> {
  const words = letterings.map(({ words: said, style }) =>
    box({ position: 'absolute', ...style }, said),
  )
  const fonts = await fontsOf(type)
  const fontFamily = fonts.map(({ name }) => name).join(', ')
  const sheet = { width: '100%', height: '100%', fontFamily, color: colour }
  const svg = await satori(
    box({ ...sheet, position: 'relative' }, words) as Parameters<typeof satori>[0],
    { width, height, fonts },
  )
  return svg.replace(/^<svg[^>]*>|<\/svg>$/g, '')
}
