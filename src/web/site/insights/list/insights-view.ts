import type { Post } from '../../../../features/posts/post-schema.ts'
import type { Written } from '../../../ui/signature/signature.tsx'
import type { BlogPage } from './fetch-blogs.ts'

/** The list as the server gives it: one page of one category, from the newest or after a token. */
export type InsightsView = {
  categories: string[]
  category: string
  after: string
  page: BlogPage
  /** The list could not be read for a while. */
  isFailed?: boolean
}

export type BesidePost = Pick<
  Post,
  'key' | 'slug' | 'title' | 'category' | 'thumbnail' | 'pictures'
>

type ArticlePost = Pick<Post, 'key' | 'title'> &
  Partial<
    Pick<
      Post,
      | 'slug'
      | 'category'
      | 'thumbnail'
      | 'pictures'
      | 'authorName'
      | 'publishedAt'
      | 'updatedAt'
      | 'summary'
      | 'version'
    >
  >

/** A post as its page shows it. What lies beside it is missing until the server was asked. */
export type ArticleView = {
  post: ArticlePost
  address: string
  contents: { id: string; text: string }[]
  minutes: number
  /** How its author writes their name. */
  signature?: Written | undefined
  /** Missing in the data of a document, which has the words already. */
  html?: string
  beside?: { newer?: BesidePost; older?: BesidePost; related: BesidePost[] }
}
