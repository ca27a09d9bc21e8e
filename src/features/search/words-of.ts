export type Word = { word: string; start: number; end: number }

const compound = /[\p{L}\p{N}\p{M}]+(?:[-'’][\p{L}\p{N}\p{M}]+)*/gu
const part = /[\p{L}\p{N}\p{M}]+/gu
const joint = /[-'’]/
const longestWord = 40

/** The words of a text and where they stand; 'real-time' is also 'realtime'. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  const add = (written: string, start: number, end: number) => {
    const word = fold(written)
    if (word !== '') words.push({ word, start, end })
  }
  for (const { 0: whole, index } of text.matchAll(compound)) {
    const end = index + whole.length
    if (joint.test(whole)) {
      const parts = [...whole.matchAll(part)]
      for (const { 0: piece, index: offset } of parts)
        add(piece, index + offset, index + offset + piece.length)
      add(parts.map(([piece]) => piece).join(''), index, end)
    } else add(whole, index, end)
  }
  return words
}

/** Each word of a text once, as an index keeps it. */
export const distinctWords = (text: string): string[] => [
  ...new Set(wordsOf(text).map(({ word }) => word)),
]

/** One spelling for what readers take for the same word: case, accents and a plural's s aside. */
function fold(text: string): string {
  const lower = unaccented(text).toLowerCase()
  const single = lower.length > 3 && /[^su]s$/.test(lower) ? lower.slice(0, -1) : lower
  return isPlain(single) ? single.slice(0, longestWord) : withoutGaps(single)
}

/** Without a sign that either database could take for a gap. */
const withoutGaps = (word: string) =>
  [...word.replace(/[^a-z0-9\u{80}-\u{10ffff}]/gu, '')].slice(0, longestWord).join('')

const isPlain = (text: string) => /^[a-z0-9]*$/i.test(text)

const unaccented = (text: string) =>
  isPlain(text) ? text : text.normalize('NFKD').replace(/\p{M}+/gu, '')
