import { wordsOf } from './words-of.ts'

const longestWord = 40

/** The words of a text as both engines keep them: without a sign that either could take for a gap. */
export function indexWords(text: string): string[] {
  const words = wordsOf(text).map(({ word }) => indexWord(word))
  return [...new Set(words)].filter((word) => word !== '')
}

export const indexWord = (word: string): string =>
  [...word.replace(/[^a-z0-9\u{80}-\u{10ffff}]/gu, '')].slice(0, longestWord).join('')
