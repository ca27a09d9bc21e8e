import { paletteOf } from '../../documents/brand/brand-palette.ts'
import { contrast } from '../../documents/brand/colours.ts'
import { remarksOn } from '../../documents/brand/remarks.ts'
import type { Value } from '../../documents/document-value.ts'
import type { Fault } from './fault.ts'

/** What WCAG 2.2 asks of what carries meaning without being text. */
const forMarks = 3

const fixed = /#[\da-f]{6}\b|#[\da-f]{3}\b/gi

/** Colours that are seen too little: of the site, which are moved until they hold, and of a logo, which nothing moves. */
export function judgeBrand(id: string, value: Value): Fault[] {
  const at = (path: string) => ({ field: { kind: 'brand', id, path } })
  const moved = remarksOn('brand', value).map((sentence): Fault => ({
    judged: 'contrast',
    severity: 'warning',
    about: sentence.split(' ')[0]!,
    sentence,
    ...at('colours'),
  }))
  const { logo, colours } = value as { logo?: unknown; colours?: Record<string, string> }
  if (typeof logo !== 'string') return moved
  const inLogo = [...new Set([...logo.matchAll(fixed)].map(([colour]) => whole(colour)))]
  if (inLogo.length === 0) return moved
  const { palette } = paletteOf(colours)
  const unseen = (['light', 'dark'] as const).filter((scheme) =>
    inLogo.every((colour) => contrast(colour, palette.paper[scheme]) < forMarks),
  )
  // A logo that also takes a colour of the page is seen by that.
  if (/var\(--|currentColor/i.test(logo)) return moved
  return [
    ...moved,
    ...unseen.map((scheme): Fault => {
      const paper = palette.paper[scheme]
      return {
        judged: 'contrast',
        severity: 'warning',
        about: `logo ${scheme}`,
        sentence: `The logo is hard to see on the ${scheme} paper ${paper}: none of its colours has a contrast of ${forMarks} : 1. Write var(--ink) for a colour to let it change with the page.`,
        ...at('logo'),
      }
    }),
  ]
}

const whole = (colour: string) =>
  colour.length === 4 ? colour.replace(/[\da-f]/gi, (digit) => digit + digit) : colour
