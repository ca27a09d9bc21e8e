import type { KnownWords } from '../../search/word-candidates.ts'
import { reverse, wordsWithStart } from '../post-search-store.ts'
import type { Db } from '../../../platform/db/tables.ts'

export const mostForms = 24
const mostLookedAt = 2000

/** Every word that a listed post has had. One typo leaves one half of a word intact, so both are looked up: the first by prefix, the second reversed. */
export const postWords = (db: Db): KnownWords => ({
  startingWith: (start) => wordsWithStart(db, 'word', start, { most: mostForms }),
  async near({ word, mayGoOn }) {
    const half = Math.floor(word.length / 2)
    const near = { from: word.length - 1, to: word.length + 1, most: mostLookedAt }
    const begun = mayGoOn ? { from: near.from, most: mostLookedAt } : near
    const looked = await Promise.all([
      wordsWithStart(db, 'word', word.slice(0, half), begun),
      wordsWithStart(db, 'reversed', reverse(word.slice(half + 1)), near),
    ])
    return looked.flat()
  },
})
