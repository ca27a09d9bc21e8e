import type { Documents } from '../../../../features/documents/read/documents.ts'
import { signatureIn } from '../../../directory/sources/signature-in.server.ts'
import { plainText } from '../../../../features/posts/sanitize/plain-text.ts'
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
  const [{ html, headings, readingMinutes }, { newer, older }, related] = await Promise.all([
    blog.render(post),
    blog.neighbours(post),
    blog.related(post),
  ])
  const { content: _, id: __, ...shown } = post
  return {
    post: shown,
    address: new URL(`/insights/${post.slug}`, siteUrl).href,
    contents: headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, text })),
    minutes: readingMinutes,
    signature: signatureIn(documents, post.authorName),
    html: isBlank(html) ? '' : linkHeadings(html),
    beside: {
      ...(newer && { newer: asBeside(newer) }),
      ...(older && { older: asBeside(older) }),
      related: related.map(asBeside),
    },
  }
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
