import type { typePairs } from '../kinds/company/brand.ts'

export type TypePair = (typeof typePairs)[number]

/** What a type has no shapes for: it would stand there as an empty box. */
const unknownSigns = (others = '') =>
  new RegExp(
    `[^\\p{Script=Latin}\\x20-\\xff${others}\u2010-\u2027\u2030-\u2044\u20a0-\u20bf\u2122\u2212\\s]|[\uff00-\uffef]`,
    'gu',
  )
const latin = unknownSigns()
const latinGreekCyrillic = unknownSigns('\u0370-\u03ff\u0400-\u045f\u0490\u0491\u04b0\u04b1')
const unknownTo: Record<TypePair, RegExp> = {
  grotesk: latin,
  warm: latin,
  neutral: latinGreekCyrillic,
  serif: latinGreekCyrillic,
}

/** The words in letters that the type has; nothing where no word is left. */
export function drawable(said: string, type: TypePair): string {
  const words = said.normalize('NFC').replace(unknownTo[type], '').replace(/\s+/g, ' ').trim()
  return /[\p{L}\p{N}]/u.test(words) ? words : ''
}

/** What of the words is left out, piece by piece. */
export const undrawable = (said: string, type: TypePair): string =>
  (said.normalize('NFC').match(new RegExp(`(?:${unknownTo[type].source})+`, 'gu')) ?? []).join(' ')

/** How a company is called where letters are drawn: as it is registered, if its name has none that can be. */
export function drawnName(
  { name = '', legalName = '' }: { name?: string; legalName?: string | undefined },
  type: TypePair,
): string {
  const words = drawable(name, type)
  return /\p{L}/u.test(words) ? words : drawable(legalName, type) || words
}
