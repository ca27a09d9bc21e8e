import { type Found, isTold, resultOf, type Wanted } from '../../search/find-pages.ts'
import { forgivenFor, type Meant, meantBy } from '../../search/meant-words.ts'
import { matchMeant } from '../../search/query-words.ts'
import { rankPages } from '../../search/rank-pages.ts'
import { buildIndex } from '../../search/search-index.ts'
import type { SearchablePage } from '../../search/searchable-page.ts'
import { plainText } from '../sanitize/plain-text.ts'
import { mostForms, postWords } from './post-words.ts'
import { type Candidate, contentsOf, matchingPosts } from '../post-search-store.ts'
import type { Db } from '../../../platform/db/tables.ts'

/** Ranks at most this many title matches, and this many of the newest matches. */
const mostRanked = 50

/** The posts that have every word that is wanted, the best first; a letter is forgiven where no post has a word. */
export async function searchPosts(db: Db, wanted: Wanted): Promise<Found[]> {
  const { meant, candidates } = await findCandidates(db, wanted)
  if (candidates.length === 0) return []
  const pages = candidates.map((post) => pageOf(post, ''))
  const byPage = new Map(pages.map((page, index) => [page, candidates[index]!]))
  const index = buildIndex(pages)
  const ranked = rankPages(index, matchMeant(meant, index), { rarity: wanted.rarity })
  const scores = new Map(ranked.map(({ indexed, score }) => [indexed.page, score]))
  const contentOf = contentsTogether(db)
  return pages.map((page) => ({
    score: scores.get(page) ?? 0,
    page,
    tell: () => tell(byPage.get(page)!, meant, contentOf),
  }))
}

async function findCandidates(db: Db, { asked }: Wanted) {
  const known = postWords(db)
  const meant = await Promise.all(asked.map((word) => meantBy(word, known)))
  const exact = await candidatesFor(db, meant)
  if (exact.length > 0) return { meant, candidates: exact }
  let isForgiven = false
  for (const [position, word] of asked.entries()) {
    // Of one word alone it is known already that no post has it.
    if (asked.length > 1 && (await candidatesFor(db, [meant[position]!], 1)).length > 0) continue
    const forms = await forgivenFor(word, known)
    if (forms.size === 0) return { meant, candidates: [] }
    meant[position] = new Map([...forms].slice(0, mostForms))
    isForgiven = true
  }
  return { meant, candidates: isForgiven ? await candidatesFor(db, meant) : [] }
}

async function candidatesFor(db: Db, meant: Meant[], most = mostRanked) {
  const match = {
    groups: meant.map((forms) => [...forms.keys()]),
    now: new Date().toISOString(),
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
