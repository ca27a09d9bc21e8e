import type { EditedPost } from '../../../features/posts/post-schema.ts'

/** What a writer types; the category is the name that will be stored. */
export type WriteTexts = {
  title: string
  summary: string
  category: string
  thumbnail: string
  content: string
}

export const textNames = [
  'title',
  'summary',
  'category',
  'thumbnail',
  'content',
] as const satisfies (keyof WriteTexts)[]

export const noTexts: WriteTexts = {
  title: '',
  summary: '',
  category: '',
  thumbnail: '',
  content: '',
}

export const textsOf = (post: EditedPost | undefined): WriteTexts =>
  post
    ? {
        title: post.title,
        summary: post.summary,
        category: post.category,
        thumbnail: post.thumbnail,
        content: post.content,
      }
    : noTexts

export const areSame = (a: WriteTexts, b: WriteTexts) =>
  textNames.every((name) => a[name] === b[name])

export const countWords = (html: string) =>
  html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
