import type { RouterContextProvider } from 'react-router'
import { company } from '../../../content/company.ts'
import type { Post } from '../../../features/posts/post-schema.ts'
import { absoluteIn } from '../../directory/absolute-in.ts'
import { markdownPath } from '../../directory/social-path.ts'
import { withStructuredData, type PageHead } from '../page-head.ts'
import { cardText } from './card-text.ts'
import { crumbsTo } from './crumbs-to.ts'

export function postHead(post: Post, context: Readonly<RouterContextProvider>): PageHead {
  const absolute = absoluteIn(context)
  const path = `/insights/${post.slug}`
  const head: PageHead = {
    title: `${post.title} | ${company.name}`,
    description: cardText(post),
    address: absolute(path),
    markdown: absolute(markdownPath(path)),
    image: absolute('/social/home.png'),
    siteName: company.name,
    isArticle: true,
    crumbs: crumbsTo(post.title),
  }
  return withStructuredData(head, {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: { '@type': 'Person', name: post.authorName || company.name },
    mainEntityOfPage: absolute(path),
  })
}
