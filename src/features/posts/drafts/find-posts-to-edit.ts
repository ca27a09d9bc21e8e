import { type AskedWord, askedWords, hasWords } from '../../search/asked-words.ts'
import { meantBy } from '../../search/word-candidates.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { stateOf } from '../read/as-post.ts'
import { postWords } from '../search/post-words.ts'
import { latestDrafts } from '../post-count-store.ts'
import type { PostState } from '../post-schema.ts'
import { matchingPosts } from '../post-search-store.ts'
import type { Ctx } from '../../../platform/ctx.ts'

type FoundPost = { key: string; title: string; state: PostState; at: string }

const endOfTime = '9999'
const mostDrafts = 500

/** Posts to open by their words, whether readers see them or not: drafts by their title, the others by all of their words. */
export async function findPostsToEdit(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  actor: Actor,
  query: string,
  most: number,
): Promise<FoundPost[]> {
  permit(actor, 'posts')
  const words = askedWords(query)
  if (words.length === 0) return []
  const drafts = (await latestDrafts(ctx.db, mostDrafts))
    .filter(({ title }) => hasWords(title, words))
    .map(({ id, title, updatedAt }): FoundPost => ({
      key: id,
      title,
      state: 'draft',
      at: updatedAt,
    }))
  return [...drafts, ...(await findListed(ctx, words, most))].slice(0, most)
}

async function findListed(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  asked: AskedWord[],
  most: number,
): Promise<FoundPost[]> {
  const known = postWords(db)
  const meant = await Promise.all(asked.map((word) => meantBy(word, known)))
  const groups = meant.map((forms) => [...forms.keys()])
  const match = { groups, now: endOfTime, most }
  const titled = await matchingPosts(db, { ...match, titled: true })
  const others = titled.length < most ? await matchingPosts(db, { ...match, titled: false }) : []
  const found = new Map([...titled, ...others].map((post) => [post.id, post]))
  const now = clock().toISOString()
  return [...found.values()].map(({ id, title, publishedAt }) => ({
    key: id,
    title,
    state: stateOf({ state: 'published', publishedAt }, now),
    at: publishedAt,
  }))
}
