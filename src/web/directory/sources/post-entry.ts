import type { Documents } from '../../../features/documents/read/documents.ts'
import { escapeLineStarts, escapeMarkdown } from '../../../features/posts/render/escape-markdown.ts'
import { plainText } from '../../../features/posts/sanitize/plain-text.ts'
import { postMarkdown } from '../../../features/posts/render/post-markdown.ts'
import type { Post } from '../../../features/posts/post-schema.ts'
import { organizationId } from '../structured-data/organization.ts'
import { homeCrumb } from '../page-draft.ts'
import type { Absolute, PageEntry, Thing } from '../page-entry.ts'
import { sheetOfDay } from '../sheet-numbers.ts'
import { socialPath } from '../social/social-path.ts'

export const postPath = ({ slug }: Pick<Post, 'slug'>) => `/insights/${slug}`

/** A scheduled post is news to readers when it appears, however long ago it was written. */
export const changedAt = ({ publishedAt, updatedAt }: Pick<Post, 'publishedAt' | 'updatedAt'>) =>
  publishedAt > updatedAt ? publishedAt : updatedAt

const posts = new WeakMap<PageEntry, Post>()

/** The post that an entry was made of. */
export const postOf = (entry: PageEntry) => posts.get(entry)

/** A post as the directory knows a page; made when somebody asks for it, from the database. */
export function postEntry(post: Post, { company }: Documents): PageEntry {
  const path = postPath(post)
  const { text } = wordsIn(post)
  const entry: PageEntry = {
    path,
    kind: 'post',
    title: post.title,
    metaTitle: `${post.title} | ${company.name}`,
    description: descriptionOf(post, text),
    parents: [homeCrumb, { label: 'Insights', path: '/insights' }],
    drawing: /^\/drawings\/([a-z0-9-]+)\.svg$/.exec(post.thumbnail)?.[1],
    lastModified: changedAt(post).slice(0, 10),
    sheet: sheetOfDay('N', post.publishedAt || post.updatedAt),
    revision: String(post.version),
    text,
    markdown: () => markdownOf(post),
    things: (absolute) => [blogPosting(post, absolute)],
  }
  posts.set(entry, post)
  return entry
}

const words = new WeakMap<Post, { text: string; count: number }>()

/** As long as the post is kept, they are. */
function wordsIn(post: Post) {
  const known = words.get(post) ?? countWords(plainText(post.content))
  words.set(post, known)
  return known
}

const countWords = (text: string) => ({
  text,
  count: text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0,
})

export function descriptionOf({ summary, title }: Post, text: string): string {
  const whole = (summary || text).replace(/\s+/g, ' ').trim() || title
  if (whole.length <= 200) return whole
  const cut = whole.slice(0, 199).toWellFormed()
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 120)).replace(/[\s,;:.\uFFFD]+$/, '')}…`
}

function markdownOf(post: Post): string {
  const day = post.publishedAt.slice(0, 10)
  const byline = oneLine([post.category, day, post.authorName].filter(Boolean).join(' · '))
  const parts = [
    `# ${oneLine(post.title)}`,
    byline,
    post.summary && `> ${escapeLineStarts(oneLine(post.summary))}`,
  ]
  return `${[...parts, postMarkdown(post.content)].filter(Boolean).join('\n\n')}\n`
}

const oneLine = (text: string) => escapeMarkdown(text.replace(/\s+/g, ' '))

function blogPosting(post: Post, absolute: Absolute): Thing {
  const path = postPath(post)
  const { text, count: wordCount } = wordsIn(post)
  const author = post.authorName
    ? { '@type': 'Person', name: post.authorName, worksFor: organizationId(absolute) }
    : organizationId(absolute)
  return {
    '@type': 'BlogPosting',
    '@id': absolute(`${path}#article`),
    headline: post.title,
    description: descriptionOf(post, text),
    url: absolute(path),
    image: post.thumbnail
      ? [absolute(socialPath(path)), absolute(post.thumbnail)]
      : absolute(socialPath(path)),
    inLanguage: 'en',
    ...(post.publishedAt && { datePublished: post.publishedAt }),
    ...(post.updatedAt && { dateModified: changedAt(post) }),
    author,
    publisher: organizationId(absolute),
    articleSection: post.category,
    wordCount,
    mainEntityOfPage: { '@id': absolute(`${path}#page`) },
  }
}
