import { z } from 'zod'
import { isShowable } from '../../platform/words/is-showable.ts'
import type { Picture } from '../media/picture.ts'
import { categoryKey, isAll } from './categories/category-name.ts'
import { isPictureAddress } from './sanitize/picture-address.ts'

const visible = /[^\p{C}\p{Z}]/u

const longestTitle = 500
const longestCategory = 60
const longestSummary = 1000
export const mostContentBytes = 512 * 1024

const letters = new Intl.Segmenter('en')

/** In what a reader counts as letters: a family of emoji is one, and it may be eleven units long. */
const isAtMost = (text: string, most: number) =>
  text.length <= most || (text.length <= most * 16 && [...letters.segment(text)].length <= most)

function text(name: string, most: number) {
  const Name = name[0]!.toUpperCase() + name.slice(1)
  return z
    .string({
      error: ({ input }) =>
        input === undefined ? `Please give the ${name} of the post.` : `${Name} must be text.`,
    })
    .overwrite((given) => given.replace(/\r\n?/g, '\n').trim())
    .refine((given) => isAtMost(given, most), {
      error: `${Name} has at most ${most.toLocaleString('en')} characters.`,
    })
    .refine(isShowable, { error: `${Name} contains a character that cannot be shown.` })
}

/** What nobody sees is nothing: a card then has the beginning of the post. */
const seen = (text: string) => (visible.test(text) ? text : '')

const line = (name: string, most: number) =>
  text(name, most)
    .regex(visible, { error: `Please give the ${name} of the post.` })
    .regex(/^[^\n\t]*$/, {
      error: `${name[0]!.toUpperCase()}${name.slice(1)} must be a single line.`,
    })

const notAPicture =
  'Thumbnail must be empty, an address that starts with https://, or a path under /media/ or /drawings/.'

const texts = {
  title: line('title', longestTitle),
  category: line('category', longestCategory)
    .overwrite((name) => name.replace(/\s+/g, ' '))
    .refine((name) => !isAll(name), { error: "A category cannot be called 'All'." })
    .refine((name) => categoryKey(name).length <= 4 * longestCategory, {
      error: `Category has at most ${longestCategory} characters.`,
    }),
  thumbnail: z
    .string({ error: 'Please give the thumbnail of the post; it may be empty.' })
    .trim()
    .max(2000, { error: 'Thumbnail has at most 2,000 characters.' })
    .refine((address) => address === '' || isPictureAddress(address), { error: notAPicture }),
  content: z.string({
    error: ({ input }) =>
      input === undefined ? 'Please give the content of the post.' : 'Content must be text.',
  }),
  summary: text('summary', longestSummary).overwrite(seen).optional(),
  authorName: text('author', 120)
    .overwrite((name) => seen(name).replace(/\s+/g, ' '))
    .optional(),
}

const notAPost = { error: 'A post is an object with title, category, thumbnail and content.' }

export const postSchema = z.object(texts, notAPost)

/** `version` is the one that the change was made from; without it the change is made in any case. */
export const postChangeSchema = z.object(
  { ...texts, version: z.int({ error: 'Version must be a whole number.' }).optional() },
  notAPost,
)

const draftTexts = {
  ...texts,
  title: text('title', longestTitle).regex(/^[^\n\t]*$/, {
    error: 'Title must be a single line.',
  }),
  category: z.union([z.string().trim().length(0), texts.category], {
    error: `Category must be one line of at most ${longestCategory} characters, and not 'All'.`,
  }),
}

/** What is not finished may still lack its title and category. */
/** `key` is made by whoever writes, so that a draft whose answer was lost is not made twice. */
export const draftSchema = z.object(
  {
    ...draftTexts,
    key: z
      .string()
      .regex(/^[\w-]{22}$/, { error: 'A key has 22 letters, figures, hyphens and underlines.' })
      .optional(),
  },
  notAPost,
)

const version = z.int({ error: 'Please give the version that the change was made from.' })

export const draftChangeSchema = z.object({ ...draftTexts, version }, notAPost)

/**
 * `publishedAt` in the future schedules the post; without it, it is published at once. So a name that is not known,
 * such as the `publishAt` of documents, is refused: left out unheard, it would let readers see the post too early.
 */
export const publicationSchema = z.strictObject(
  {
    version,
    publishedAt: z.string({ error: 'The moment must be a date and a time.' }).optional(),
  },
  { error: 'A publication is an object with version, and publishedAt where it is to be later.' },
)

export const versionSchema = z.object({ version }, { error: 'Please give the version.' })

export const contentSchema = z.object({ content: texts.content }, { error: 'Please give content.' })

export type DraftTexts = z.infer<typeof draftSchema>
export type PostDraftChange = z.infer<typeof draftChangeSchema>
export type Publication = z.infer<typeof publicationSchema>
export type PostTexts = z.infer<typeof postSchema>
export type PostChange = z.infer<typeof postChangeSchema>
export type PostState = 'published' | 'draft' | 'scheduled'

/** A post as everyone may see it; `key` and `id` are one. */
export type Post = {
  key: string
  id: string
  slug: string
  title: string
  category: string
  thumbnail: string
  /** On short lists only what a card needs where there is no summary. */
  content: string
  summary: string
  authorName: string
  publishedAt: string
  updatedAt: string
  version: number
  /** Uploads that its thumbnail and content show; missing where there are none. */
  pictures?: Picture[]
}

/** A post as those who write see it, whether readers do or not. */
export type EditedPost = Post & { state: PostState }
