import { type Use, uploadsIn } from '../../media/library/note-uses.ts'
import type { PostTable } from '../post-store.ts'

type Texts = Pick<PostTable, 'thumbnail' | 'content' | 'state'>

const shown = /<img src="\/media\/([\w-]{16})(?:\/\d{1,5}\.(?:avif|webp))?"([^>]*)>/g

/** Where a post shows pictures of ours. A thumbnail stands beside the title and needs no words. */
export function usesOfPost({ thumbnail, content, state }: Texts): Use[] {
  const side = state === 'published' ? 'published' : 'draft'
  const [asThumbnail] = uploadsIn(thumbnail)
  const inContent = [...content.matchAll(shown)].map(([, picture, attributes], n): Use => {
    const alt = plain(/ alt="([^"]*)"/.exec(attributes!)?.[1] ?? '')
    return { picture: picture!, side, path: `content.${n}`, alt, isWordless: alt === '' }
  })
  const known = new Set(inContent.map(({ picture }) => picture))
  const mentioned = uploadsIn(content).filter((id) => !known.has(id))
  return [
    ...(asThumbnail ? [{ picture: asThumbnail, side, path: 'thumbnail' } as const] : []),
    ...inContent,
    ...mentioned.map((picture, n): Use => ({ picture, side, path: `mentioned.${n}` })),
  ]
}

const plain = (attribute: string) =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim()
