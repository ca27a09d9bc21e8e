import { beginsOneLetterOff, isOneLetterOff } from '../../search/one-letter-off.ts'
import { shortestForgiven } from '../../search/query-words.ts'
import { reverse, wordsWithStart } from '../post-search-store.ts'
import type { Db } from '../../../platform/db/tables.ts'

const mostForms = 24
const mostLookedAt = 2000

/** The word itself, and what it may be the beginning of. */
export async function exactTerms(db: Db, word: string, isUnfinished: boolean) {
  const longer = isUnfinished ? await wordsWithStart(db, 'word', word, { most: mostForms }) : []
  return new Map([...longer.map((form): [string, number] => [form, 0.8]), [word, 1]])
}

/**
 * Known words that are one letter off. A slip in one half of a word leaves the other half whole,
 * so only words that share a half are compared.
 */
export async function fuzzyTerms(db: Db, word: string, isUnfinished: boolean) {
  if (word.length < shortestForgiven) return new Map<string, number>()
  const half = Math.floor(word.length / 2)
  const near = { from: word.length - 1, to: word.length + 1, most: mostLookedAt }
  const begun = isUnfinished ? { from: near.from, most: mostLookedAt } : near
  const looked = await Promise.all([
    wordsWithStart(db, 'word', word.slice(0, half), begun),
    wordsWithStart(db, 'reversed', reverse(word.slice(half + 1)), near),
  ])
  const isMeant = isUnfinished ? beginsOneLetterOff : isOneLetterOff
  const forms = [...new Set(looked.flat())].filter((known) => isMeant(word, known))
  return new Map(forms.slice(0, mostForms).map((form): [string, number] => [form, 0.5]))
}
