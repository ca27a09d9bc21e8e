import { askedWords, unfinishedWord } from '../../search/query-words.ts'
import { wordsOf } from '../../search/words-of.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { stateOf } from '../read/as-post.ts'
import { indexWord } from '../../search/index-words.ts'
import { exactTerms } from '../search/fuzzy-terms.ts'
import { latestDrafts } from '../post-count-store.ts'
import type { PostState } from '../post-schema.ts'
import { matchingPosts } from '../post-search-store.ts'
import type { Db } from '../../../platform/db/tables.ts'

export type FoundPost = { key: string; title: string; state: PostState; at: string }

const endOfTime = '9999'
const mostDrafts = 500

/** Posts to open by their words, whether readers see them or not: drafts by their title, the others by all of their words. */
export async function findPostsToEdit(
  db: Db,
  actor: Actor,
  query: string,
  most: number,
): Promise<FoundPost[]> {
  permit(actor, 'posts')
  const words = askedWords(query)
  if (words.length === 0) return []
  const drafts = (await latestDrafts(db, mostDrafts))
    .filter(({ title }) => hasWords(title, words))
    .map(({ id, title, updatedAt }): FoundPost => ({
      key: id,
      title,
      state: 'draft',
      at: updatedAt,
    }))
  return [...drafts, ...(await findListed(db, query, words, most))].slice(0, most)
}

/** Whether every word of a query is the beginning of one of these. */
export function hasWords(text: string, asked: string[]): boolean {
  const words = wordsOf(text).map(({ word }) => word)
  return asked.every((start) => words.some((word) => word.startsWith(start)))
}

async function findListed(
  db: Db,
  query: string,
  words: string[],
  most: number,
): Promise<FoundPost[]> {
  const last = unfinishedWord(query)
  const groups: string[][] = []
  for (const word of words) {
    const form = indexWord(word)
    if (form === '') return []
    groups.push([...(await exactTerms(db, form, word === last)).keys()])
  }
  const match = { groups, now: endOfTime, most }
  const titled = await matchingPosts(db, { ...match, titled: true })
  const others = titled.length < most ? await matchingPosts(db, { ...match, titled: false }) : []
  const found = new Map([...titled, ...others].map((post) => [post.id, post]))
  return [...found.values()].map(({ id, title, publishedAt }) => ({
    key: id,
    title,
    state: stateOf({ state: 'published', publishedAt }),
    at: publishedAt,
  }))
}
