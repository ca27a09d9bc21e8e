import { distinctWords } from '../../search/words-of.ts'
import { plainText } from '../sanitize/plain-text.ts'
import { addToIndex, addWords, inTitle, unindexPost } from '../post-search-store.ts'
import type { PostTable } from '../post-store.ts'
import type { Tx } from '../../../platform/db/tables.ts'

const mostHeadings = 40

/** PostgreSQL keeps at most a megabyte of words and their places: https://www.postgresql.org/docs/current/textsearch-limitations.html */
const mostBytes = 800_000

/** Makes the search know a post as it is now: listed with its words, or not at all. */
export async function indexPost(db: Tx, post: PostTable) {
  await unindexPost(db, post.id)
  if (post.state !== 'published' || post.deletedAt !== null) return
  const headings = [...post.content.matchAll(/<h([2-4])[^>]*>([^]*?)<\/h\1>/g)]
    .slice(0, mostHeadings)
    .map(([, , inner = '']) => plainText(inner))
    .join('\n')
  const title = distinctWords(post.title)
  const rest = distinctWords(`${post.category}\n${post.summary}\n${plainText(post.content)}`)
  const all = [...new Set([...title, ...rest])]
  const words = fitting([...title.map(inTitle), ...all])
  await addToIndex(db, post.id, { n: Date.parse(post.publishedAt) * 1000, headings, words })
  await addWords(db, all)
}

function fitting(words: string[]): string[] {
  let bytes = 0
  const end = words.findIndex((word) => (bytes += Buffer.byteLength(word) + 8) > mostBytes)
  return end < 0 ? words : words.slice(0, end)
}
