import {
  flag,
  mark,
  readMarks,
  withoutMarks,
} from '../../../../../features/documents/marks/marks.ts'
import type { Field } from '../../fields/field-path.ts'

/** Words of a field inside a text, and from where to where they stand in it. */
export type MarkedWords = { field: Field; from: number; to: number; words: string }

const wordsAndMark = new RegExp(
  `((?:${flag.source}|[^\\u{E0020}-\\u{E007F}])*)(${mark.source})`,
  'gu',
)

/** What stands between two marks belongs to the field that the second one names. */
export const markedWordsIn = (text: string): MarkedWords[] =>
  [...text.matchAll(wordsAndMark)].flatMap(({ index, 1: words = '', 2: mark = '' }) => {
    const [field] = readMarks(mark)
    return field ? { field: field as Field, from: index, to: index + words.length, words } : []
  })

/**
 * The words of a field in what a page shows before its mark, such as the number in 'Phone: 040 …'. Of two paragraphs
 * that say the same, nobody knows which one it is.
 */
export function ownWords(shown: MarkedWords, value: unknown): MarkedWords | undefined {
  if (typeof value !== 'string') return undefined
  const seen = withoutMarks(shown.words)
  const paragraphs = paragraphsOf(value).map((part) => part.trim())
  // The longest: a paragraph may end with the words of another.
  const [words] = [value.trim(), ...paragraphs]
    .filter((part) => part !== '' && seen.endsWith(part))
    .toSorted((a, b) => b.length - a.length)
  if (words === undefined || paragraphs.filter((part) => part === words).length > 1)
    return undefined
  return { ...shown, from: shown.to - words.length, words }
}

/** What a page shows in place of words that must be there and are not yet. */
export const noteOf = (title = '') => `‹${title}›`

/** Where such a note stands: no words at all, which one can write there. */
export function missingWords(
  shown: MarkedWords,
  value: unknown,
  title: string | undefined,
): MarkedWords | undefined {
  if (value !== undefined && !/^\s*$/.test(String(value))) return undefined
  const note = noteOf(title)
  const isShown = withoutMarks(shown.words).endsWith(note)
  return isShown ? { ...shown, from: shown.to - note.length, words: '' } : undefined
}

export const paragraphsOf = (value: string) => value.split(/\n{2,}/)

/** What stands before and behind words in a value of several paragraphs; nothing where they are all of it. */
export function around(value: string, words: string): [before: string, after: string] {
  if (value.trim() === words) return ['', '']
  const parts = value.split(/(\n{2,})/)
  const place = parts.findIndex((part) => part.trim() === words)
  return place < 0 ? ['', ''] : [parts.slice(0, place).join(''), parts.slice(place + 1).join('')]
}
