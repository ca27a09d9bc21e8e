export type Word = {
  word: string
  start: number
  end: number
  /** One letter of a script that has no gaps between words: all of a run, or the last of one. */
  letter?: 'alone' | 'last'
}

const compound = /[\p{L}\p{N}\p{M}]+(?:[-'’][\p{L}\p{N}\p{M}]+)*/gu
const part = /[\p{L}\p{N}\p{M}]+/gu
const joint = /[-'’]/
const longestWord = 40

/** In Korean there are gaps, but not within what is composed of several words. */
const gapless =
  '(?:[\\u1100-\\u115F][\\u1160-\\u11FF]*|[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{sc=Hang}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}])\\p{M}*'
const gaplessLetter = new RegExp(gapless, 'gu')
const hasGapless = new RegExp(gapless, 'u')
const stretch = new RegExp(`(?:${gapless})+|(?:(?!${gapless})[\\p{L}\\p{N}\\p{M}])+`, 'gu')

/** The words of a text and where they stand; 'real-time' is also 'realtime', '東京都' is '東京', '京都' and '都'. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  const add = (written: string, start: number, end: number, letter?: Word['letter']) => {
    const word = fold(written)
    if (word !== '') words.push({ word, start, end, ...(letter && { letter }) })
  }
  /** Nobody can tell where a word begins: each letter is one, with the next. */
  const addPairs = (run: string, start: number) => {
    const letters = [...run.matchAll(gaplessLetter)]
    letters.forEach(({ 0: letter, index: from }, place) => {
      const next = letters[place + 1]
      const to = next ? next.index + next[0].length : from + letter.length
      const alone = letters.length > 1 ? 'last' : 'alone'
      add(run.slice(from, to), start + from, start + to, next ? undefined : alone)
    })
  }
  const isGapless = hasGapless.test(text)
  for (const { 0: whole, index } of text.matchAll(compound)) {
    const end = index + whole.length
    if (isGapless && hasGapless.test(whole)) {
      for (const { 0: run, index: offset } of whole.matchAll(stretch))
        if (hasGapless.test(run)) addPairs(run, index + offset)
        else add(run, index + offset, index + offset + run.length)
    } else if (joint.test(whole)) {
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
