import { isPicture } from '../../../../features/media/picture.ts'
import { nameHeadings } from '../../../../features/posts/render/post-headings.ts'
import { readingMinutes } from '../../../../features/posts/render/reading-time.ts'
import { plainText } from '../../../../features/posts/sanitize/plain-text.ts'
import { type Pictures, showPictures } from '../../../../features/posts/render/show-pictures.ts'
import type { BlogPost } from '../blog-post.ts'
import type { ArticleView } from '../list/insights-view.ts'
import { linkHeadings } from '../html/link-headings.ts'

/** A post as the browser can show it before the server was asked: its HTML is not sanitized yet. */
export function arrivingArticle(post: BlogPost, untitled: string): ArticleView {
  const content = post.content ?? ''
  const { html, headings } = nameHeadings(content)
  return {
    post: { ...post, title: post.title || untitled },
    address: location.origin + location.pathname,
    contents: headings.filter(({ level }) => level === 2),
    minutes: readingMinutes(plainText(content)),
    html: linkHeadings(showPictures(html, picturesOf(post))),
  }
}

function picturesOf({ pictures }: BlogPost): Pictures {
  const known = Array.isArray(pictures) ? pictures.filter(isPicture) : []
  return new Map(known.map((picture) => [picture.id, picture]))
}
