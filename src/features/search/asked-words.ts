import { distinctWords, type Word, wordsOf } from './words-of.ts'

/** A word that somebody looks for; its beginning will do where it may go on. */
export type AskedWord = { word: string; mayGoOn: boolean }

/** More words than these make no query narrower, only slower. */
const mostWords = 12

const small = new Set(
  'a an and are at by do does for how i in is it of on or our that the this to we what with you your'.split(
    ' ',
  ),
)

/** The words of a query that narrow it; small ones count only where there is nothing else. The last may still be being typed. */
export function askedWords(query: string): AskedWord[] {
  const all = wantedIn(query)
  const isUnfinished = ({ end, letter }: Word) => letter === 'alone' || end === all.at(-1)!.end
  const unfinished = new Set(all.filter(isUnfinished).map(wordIn))
  const words = [...new Set(all.map(wordIn))]
  const telling = words.filter((word) => !small.has(word))
  return (telling.length > 0 ? telling : words)
    .slice(0, mostWords)
    .map((word) => ({ word, mayGoOn: unfinished.has(word) }))
}

const wordIn = ({ word }: Word) => word

/** The last letter of a run is in the pair before it, too. */
const wantedIn = (text: string) => wordsOf(text).filter(({ letter }) => letter !== 'last')

/** Every word of what staff look for in a list; each may go on from its second letter, and 'Anne-Marie' may be two. */
export function listedWords(typed: string): AskedWord[] {
  const wanted = wantedIn(typed.replace(/[-'’]/g, ' '))
  const each = wanted.map(({ word, letter }): [string, boolean] => [
    word,
    letter === 'alone' || [...word].length > 1,
  ])
  return Array.from(new Map(each), ([word, mayGoOn]) => ({ word, mayGoOn }))
}

/** Whether every word that is asked for is the beginning of one in a text. */
export function hasWords(text: string, asked: AskedWord[]): boolean {
  const words = distinctWords(text)
  return asked.every(({ word: start }) => words.some((word) => word.startsWith(start)))
}
