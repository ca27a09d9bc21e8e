import type { Published } from '../../../features/documents/read/published.ts'
import { paletteOf } from '../../../features/documents/brand/brand-palette.ts'
import { isNote } from '../../../features/documents/schema/link-shapes.ts'
import { themeSheet } from '../../directory/brand/theme-sheet.ts'

export type BrandValue = Omit<Published<'brand'>, 'id' | 'slug'>
export type Colours = NonNullable<BrandValue['colours']>
export type ColourName = keyof Colours

export type BrandFormProps = {
  value: BrandValue
  mayChange: boolean
  faults: Record<string, string>
  onChange: (part: Partial<BrandValue>, how?: { typing?: boolean }) => void
}

/** As its kind has it. */
export const mostOfLogo = 12_000

export const typePairs = ['grotesk', 'neutral', 'serif', 'warm'] as const
export const colourNames = ['paper', 'ink', 'signal'] as const

const isColour = (value: unknown) => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value)

/** The colours that are whole by now: one is typed letter by letter. */
export const wholeColours = (colours: Colours = {}): Colours =>
  Object.fromEntries(Object.entries(colours).filter(([, one]) => isColour(one)))

/** A placeholder note does not count as a logo. */
export const logoOf = ({ logo }: BrandValue) => (logo && !isNote(logo) ? logo : undefined)

/** The same without what is empty or a note, so that it can be published. */
export function tidied({ logo, colours, ...rest }: BrandValue): BrandValue {
  const named = Object.entries(colours ?? {}).filter(([, one]) => one)
  return {
    ...(logo && !isNote(logo) && { logo }),
    ...rest,
    ...(named.length > 0 && { colours: Object.fromEntries(named) }),
  }
}

/** The style sheet of a look, as visitors would get it. */
export const sheetOf = ({ colours, type = 'grotesk', grid }: BrandValue) =>
  themeSheet({
    palette: paletteOf(wholeColours(colours)).palette,
    type,
    hasGrid: grid !== 'none',
  })
