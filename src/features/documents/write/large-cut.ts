import { lettersGone } from '../../../platform/words/letters-gone.ts'
import type { Value } from '../document-value.ts'

const much = 200

/** Whether a save takes so many words away that somebody may want them back. */
export const isLargeCut = (before: Value, after: Value): boolean =>
  lettersGone(wordsIn(before), wordsIn(after)) > much

function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(wordsIn).join('\n')
}
