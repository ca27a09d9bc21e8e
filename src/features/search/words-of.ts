export type Word = { word: string; start: number; end: number }

const compound = /[\p{L}\p{N}\p{M}]+(?:[-'’][\p{L}\p{N}\p{M}]+)*/gu
const part = /[\p{L}\p{N}\p{M}]+/gu
const joint = /[-'’]/

/** The words of a text and where they stand; 'real-time' is also 'realtime'. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: whole, index } of text.matchAll(compound)) {
    const end = index + whole.length
    if (!joint.test(whole)) {
      words.push({ word: fold(whole), start: index, end })
      continue
    }
    const parts = [...whole.matchAll(part)]
    for (const { 0: piece, index: offset } of parts)
      words.push({
        word: fold(piece),
        start: index + offset,
        end: index + offset + piece.length,
      })
    words.push({ word: fold(parts.map(([piece]) => piece).join('')), start: index, end })
  }
  return words
}

/** One spelling for what readers take for the same word: case, accents and a plural's s aside. */
function fold(text: string): string {
  const plain = bare(text).toLowerCase()
  return plain.length > 3 && /[^su]s$/.test(plain) ? plain.slice(0, -1) : plain
}

const bare = (text: string) =>
  /^[a-z0-9]*$/i.test(text) ? text : text.normalize('NFKD').replace(/\p{M}+/gu, '')
