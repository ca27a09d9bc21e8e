import type { Published } from '../read/published.ts'
import { contrast } from './colours.ts'
import { isNote } from '../schema/link-shapes.ts'
import { paletteOf } from './brand-palette.ts'
import { logoRemarks } from './logo-remarks.ts'

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[\da-f]{6}$/i.test(value)

type Look = Partial<Published<'brand'>>

/** The colours that are whole by now. */
export const chosenOf = ({ colours }: Look) =>
  Object.fromEntries(Object.entries(colours ?? {}).filter(([, one]) => isColour(one)))

/** What whoever chose a look should know of it: colours that are used differently, and a logo that is seen too little. */
export function remarksOn(kind: string, look: Look): string[] {
  if (kind !== 'brand') return []
  const { logo } = look
  const onLogo = logo && !isNote(logo) ? logoRemarks(logo, chosenOf(look)) : []
  return [...movedColours(look), ...onLogo.map(({ sentence }) => sentence)]
}

/** What becomes of colours that would be seen too little, in words for who chose them. */
export function movedColours(look: Look): string[] {
  const { palette, moved } = paletteOf(chosenOf(look))
  const paper = palette.paper.light
  return moved.map(({ what, given, used, ratio }) => {
    const seen = contrast(given, paper).toFixed(1)
    const name = what === 'ink' ? 'Ink' : 'Signal'
    return `${name} ${given} is seen too little on the paper ${paper} (${seen} : 1, where ${ratio} : 1 is wanted): ${used} is used instead.`
  })
}
