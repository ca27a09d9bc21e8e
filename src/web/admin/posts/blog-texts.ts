import type { Post } from '../../../features/posts/post-schema.ts'

export const blogNames = ['title', 'category', 'thumbnail', 'content'] as const satisfies string[]

export type BlogTexts = Record<(typeof blogNames)[number], string>

export type BlogForm = {
  title: string
  category: string
  customCategory: string
  thumbnail: string
  content: string
  version: string
}

/** The choice for a category that is not in the list; a category of this very name is one all the same. */
export const other = 'Other'

export const textsOfPost = ({ title, category, thumbnail, content }: Post): BlogTexts => ({
  title,
  category,
  thumbnail,
  content,
})

export function formOfPost(post: Post, categories: string[]): BlogForm {
  const isKnown = post.category !== other && categories.includes(post.category)
  return {
    ...textsOfPost(post),
    category: isKnown ? post.category : other,
    customCategory: isKnown ? '' : post.category,
    version: String(post.version),
  }
}

/** With Other chosen, the custom category is what is sent. */
export const textsOfForm = ({ customCategory, version: _, ...texts }: BlogForm): BlogTexts => ({
  ...texts,
  category: texts.category === other ? customCategory : texts.category,
})
