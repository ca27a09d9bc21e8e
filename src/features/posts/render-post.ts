import { highlightCode } from './highlight-code.ts'
import { plainText } from './plain-text.ts'
import { nameHeadings, type PostHeading } from './post-headings.ts'
import type { Post } from './post-schema.ts'
import { readingMinutes } from './reading-time.ts'
import { type FindPictures, picturesIn, showPictures } from './show-pictures.ts'
import { sanitizePost } from './sanitize-post.ts'

export type RenderedPost = { html: string; headings: PostHeading[]; readingMinutes: number }

const most = 50
const rendered = new Map<string, Promise<RenderedPost>>()

/** The content of a post ready to be read: sanitized, headings named, code coloured, wide tables in a box that scrolls. */
export function renderPost(
  { id, version, content }: Post,
  pictures: FindPictures = async () => new Map(),
): Promise<RenderedPost> {
  const key = `${id} ${version}`
  const known = rendered.get(key)
  rendered.delete(key)
  const rendering = known ?? renderContent(content, pictures)
  rendered.set(key, rendering)
  rendering.catch(() => rendered.delete(key))
  if (rendered.size > most) rendered.delete(rendered.keys().next().value!)
  return rendering
}

/** The same of content that may not be a post's yet. */
export async function renderContent(
  content: string,
  pictures: FindPictures,
): Promise<RenderedPost> {
  const clean = sanitizePost(content)
  const { html, headings } = nameHeadings(clean)
  const shown = showPictures(html, await pictures(picturesIn(html)))
  return {
    html: boxTables(await highlightCode(shown)),
    headings,
    readingMinutes: readingMinutes(plainText(clean)),
  }
}

/** A box that scrolls must be reachable by keyboard, and have a name. */
const boxTables = (html: string): string =>
  html.replace(/<table\b|<\/table>/g, (tag) =>
    tag === '</table>'
      ? '</table></div>'
      : `<div class="post-table" role="group" aria-label="Table" tabindex="0">${tag}`,
  )
