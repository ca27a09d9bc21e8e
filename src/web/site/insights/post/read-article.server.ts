import type { Documents } from '../../../../features/documents/read/documents.ts'
import { signatureIn } from '../../../directory/sources/signature-in.server.ts'
import { plainText } from '../../../../features/posts/sanitize/plain-text.ts'
import type { RenderedPost } from '../../../../features/posts/render/render-post.ts'
import type { Post } from '../../../../features/posts/post-schema.ts'
import type { Site } from '../../../page-context.ts'
import { linkHeadings } from '../html/link-headings.ts'
import type { ArticleView, BesidePost } from '../list/insights-view.ts'

/** A post with all that its page shows. */
export async function readArticle(
  post: Post,
  { blog, siteUrl }: Pick<Site, 'blog' | 'siteUrl'>,
  documents: Documents,
): Promise<ArticleView> {
  const [rendered, { newer, older }, related] = await Promise.all([
    blog.render(post),
    blog.neighbours(post),
    blog.related(post),
  ])
  const { content: _, id: __, ...shown } = post
  const { headings, readingMinutes } = rendered
  return {
    post: shown,
    address: new URL(`/insights/${post.slug}`, siteUrl).href,
    contents: headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, text })),
    minutes: readingMinutes,
    signature: signatureIn(documents, post.authorName),
    html: shownHtml(rendered),
    beside: {
      ...(newer && { newer: asBeside(newer) }),
      ...(older && { older: asBeside(older) }),
      related: related.map(asBeside),
    },
  }
}

const kept = new WeakMap<RenderedPost, string>()

/** As long as the rendered post is kept, this is. */
function shownHtml(rendered: RenderedPost): string {
  const html = kept.get(rendered) ?? (isBlank(rendered.html) ? '' : linkHeadings(rendered.html))
  kept.set(rendered, html)
  return html
}

/** Whether a reader would see nothing of it. */
const isBlank = (html: string) => plainText(html) === '' && !/<(?:img|hr)\b/.test(html)

const asBeside = ({ key, slug, title, category, thumbnail, pictures }: Post): BesidePost => ({
  key,
  slug,
  title,
  category,
  thumbnail,
  ...(pictures && { pictures }),
})
