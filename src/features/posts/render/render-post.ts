import type { PostHeading } from './post-headings.ts'
import type { Post } from '../post-schema.ts'
import type { FindPictures } from './show-pictures.ts'
import { workOnContent } from './work-on-content.ts'

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
  const { html, headings, readingMinutes, pictureIds } = await workOnContent(
    'nameAndCount',
    content,
  )
  const shown = await workOnContent('colourAndBox', html, await pictures(pictureIds))
  return { html: shown, headings, readingMinutes }
}
