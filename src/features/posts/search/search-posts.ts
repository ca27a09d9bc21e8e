import { type Found, isTold, resultOf, type Wanted } from '../../search/find-pages.ts'
import type { AskedWord } from '../../search/asked-words.ts'
import { forgivenFor, type Meant, meantBy } from '../../search/word-candidates.ts'
import { matchMeant } from '../../search/query-words.ts'
import { rankPages } from '../../search/rank-pages.ts'
import { buildIndex, type SearchIndex } from '../../search/search-index.ts'
import type { SearchablePage } from '../../search/searchable-page.ts'
import { ReadCache } from '../cache/read-cache.ts'
import { plainText } from '../sanitize/plain-text.ts'
import { mostForms, postWords } from './post-words.ts'
import { type Candidate, contentsOf, matchingPosts } from '../post-search-store.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db } from '../../../platform/db/tables.ts'

/** Ranks at most this many title matches, and this many of the newest matches. */
const mostRanked = 50

/** What was found for some words, however it is ranked beside other pages. */
type Sought = {
  meant: Meant[]
  candidates: Candidate[]
  pages: SearchablePage[]
  index: SearchIndex
}

/** A query that finds nothing weighs something too. */
const weightOf = ({ candidates }: Sought) => candidates.length + 10
const mostWeight = 2000

/**
 * Cards ask the same each time they are drawn: what was found for a query is kept until a post
 * changes, and ranked each time.
 */
export function openPostSearch(ctx: Pick<Ctx, 'db' | 'clock'>) {
  const cache = new ReadCache<Sought>(mostWeight, weightOf)
  return {
    /** The posts that have every word that is wanted; a letter is forgiven where no post has a word. */
    async find({ asked, rarity }: Wanted): Promise<Found[]> {
      const sought = await cache.get(JSON.stringify(asked), () => seek(ctx, asked))
      const { meant, candidates, pages, index } = sought
      if (candidates.length === 0) return []
      const ranked = rankPages(index, matchMeant(meant, index), { rarity })
      const scores = new Map(ranked.map(({ indexed, score }) => [indexed.page, score]))
      const contentOf = contentsTogether(ctx.db)
      return pages.map((page, place) => ({
        score: scores.get(page) ?? 0,
        page,
        tell: () => tell(candidates[place]!, meant, contentOf),
      }))
    },
    forget: () => cache.forget(),
  }
}

async function seek(ctx: Pick<Ctx, 'db' | 'clock'>, asked: AskedWord[]): Promise<Sought> {
  const { meant, candidates } = await findCandidates(ctx, asked)
  const pages = candidates.map((post) => pageOf(post, ''))
  return { meant, candidates, pages, index: buildIndex(pages) }
}

async function findCandidates(ctx: Pick<Ctx, 'db' | 'clock'>, asked: AskedWord[]) {
  const known = postWords(ctx.db)
  const meant = await Promise.all(asked.map((word) => meantBy(word, known)))
  const exact = await candidatesFor(ctx, meant)
  if (exact.length > 0) return { meant, candidates: exact }
  let isForgiven = false
  for (const [position, word] of asked.entries()) {
    // Of one word alone it is known already that no post has it.
    if (asked.length > 1 && (await candidatesFor(ctx, [meant[position]!], 1)).length > 0) continue
    const forms = await forgivenFor(word, known)
    if (forms.size === 0) return { meant, candidates: [] }
    meant[position] = new Map([...forms].slice(0, mostForms))
    isForgiven = true
  }
  return { meant, candidates: isForgiven ? await candidatesFor(ctx, meant) : [] }
}

async function candidatesFor(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  meant: Meant[],
  most = mostRanked,
) {
  const match = {
    groups: meant.map((forms) => [...forms.keys()]),
    now: clock().toISOString(),
    most,
  }
  const newest = await matchingPosts(db, { ...match, titled: false })
  // Fewer than the limit: these are all the matches.
  const titled = newest.length < most ? [] : await matchingPosts(db, { ...match, titled: true })
  const found = new Map([...titled, ...newest].map((post) => [post.id, post]))
  return [...found.values()].toSorted((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1))
}

const placeOf = ({ publishedAt, id }: Candidate) => `${publishedAt} ${id}`

const pageOf = (post: Candidate, text: string): SearchablePage => ({
  path: `/insights/${post.slug}`,
  title: post.title,
  kind: 'post',
  description: post.summary || post.opening.slice(0, 200),
  within: [post.category],
  headings: post.headings.split('\n'),
  text,
})

type ContentOf = (id: string) => Promise<string>

/** Reads at once what is asked for at once. */
function contentsTogether(db: Db): ContentOf {
  let ids: string[] = []
  let reading: Promise<Map<string, string>> | undefined
  async function read() {
    await Promise.resolve()
    const asked = ids
    ids = []
    reading = undefined
    return contentsOf(db, asked)
  }
  return async (id) => {
    ids.push(id)
    reading ??= read()
    return (await reading).get(id) ?? ''
  }
}

async function tell(post: Candidate, meant: Meant[], contentOf: ContentOf) {
  const short = buildIndex([pageOf(post, '')])
  const words = matchMeant(meant, short)
  if (isTold(short.pages[0]!, words)) return resultOf(short.pages[0]!, words)
  const content = await contentOf(post.id)
  const index = buildIndex([pageOf(post, plainText(content))])
  return resultOf(index.pages[0]!, matchMeant(meant, index))
}
