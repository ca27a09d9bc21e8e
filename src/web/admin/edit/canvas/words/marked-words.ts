import { readMarks, withoutMarks } from '../../../../../features/documents/marks/marks.ts'
import type { Field } from '../../fields/field-path.ts'

/** Words of a field inside a text, and from where to where they stand in it. */
export type MarkedWords = { field: Field; from: number; to: number; words: string }

const wordsAndMark = /([^\u{E0020}-\u{E007F}]*)([\u{E0020}-\u{E007E}]+\u{E007F})/gu

/** What stands between two marks belongs to the field that the second one names. */
export const markedWordsIn = (text: string): MarkedWords[] =>
  [...text.matchAll(wordsAndMark)].flatMap(({ index, 1: words = '', 2: mark = '' }) => {
    const [field] = readMarks(mark)
    return field ? { field: field as Field, from: index, to: index + words.length, words } : []
  })

/** The words of a field in what a page shows before its mark, such as the number in 'Phone: 040 …'. */
export function ownWords(shown: MarkedWords, value: unknown): MarkedWords | undefined {
  if (typeof value !== 'string') return undefined
  const parts = [value, ...paragraphsOf(value)].map((part) => part.trim()).filter(Boolean)
  const part = parts.find((one) => withoutMarks(shown.words).endsWith(one))
  return part === undefined ? undefined : { ...shown, from: shown.to - part.length, words: part }
}

export const paragraphsOf = (value: string) => value.split(/\n{2,}/)

/** What stands before and behind words in a value of several paragraphs; nothing where they are all of it. */
export function around(value: string, words: string): [before: string, after: string] {
  if (value.trim() === words) return ['', '']
  const parts = value.split(/(\n{2,})/)
  const place = parts.findIndex((part) => part.trim() === words)
  return place < 0 ? ['', ''] : [parts.slice(0, place).join(''), parts.slice(place + 1).join('')]
}
