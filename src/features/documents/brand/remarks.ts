import type { Published } from '../read/published.ts'
import { contrast } from './colours.ts'
import { paletteOf } from './brand-palette.ts'

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[\da-f]{6}$/i.test(value)

/** What becomes of colours that would be seen too little, in words for who chose them. */
export function remarksOn(kind: string, value: Record<string, unknown>): string[] {
  if (kind !== 'brand') return []
  const { colours } = value as Partial<Published<'brand'>>
  const chosen = Object.fromEntries(
    Object.entries(colours ?? {}).filter(([, one]) => isColour(one)),
  )
  const { palette, moved } = paletteOf(chosen)
  const paper = palette.paper.light
  return moved.map(({ what, given, used, ratio }) => {
    const seen = contrast(given, paper).toFixed(1)
    const name = what === 'ink' ? 'Ink' : 'Signal'
    return `${name} ${given} is seen too little on the paper ${paper} (${seen} : 1, where ${ratio} : 1 is wanted): ${used} is used instead.`
  })
}
