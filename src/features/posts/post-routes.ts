import { z } from 'zod'
import { commonRefusals } from '../../platform/http/common-refusals.ts'
import { count, nothing, type Routes, told, word } from '../../platform/http/route-schema.ts'
import {
  contentLimits,
  contentRefusals,
  noPost,
  postAnswer,
  postChanged,
  postParams,
  textsExample,
} from './post-answers.ts'
import { postRefusals } from './post-refusals.ts'
import { postChangeSchema, postSchema } from './post-schema.ts'

const tags: ['Posts'] = ['Posts']
const withPictures = 'A post whose thumbnail or content shows uploads has them in `pictures`.'

const hasMore = z.boolean()
const nextContinuationToken = z
  .string()
  .nullable()
  .meta({ examples: ['eyJhdCI6IjIwMjYifQ.c2ln'] })

const list = {
  tags,
  description: withPictures,
  querystring: z.object({
    limit: z
      .int()
      .optional()
      .describe('How many posts: 10 unless given, brought within 1 and 50. Text gets 400.'),
    continuationToken: z
      .string()
      .optional()
      .describe(
        'Where to go on: `nextContinuationToken` of the page before, of this very list. Any other gets 400.',
      ),
  }),
  response: { 200: told({ posts: z.array(postAnswer), hasMore, nextContinuationToken }) },
  refusals: [postRefusals['post-limit-invalid'], commonRefusals['token-not-of-list']],
}

const wholeList = { ...list, refusals: [...list.refusals, commonRefusals['too-busy']] }

const category = z.object({ category: word('Its name, whatever its case.', 'Engineering') })

export const postRoutes = {
  'GET /api/blogs/all-posts': {
    operationId: 'listWholePosts',
    summary: 'All published posts, the newest first, with their content.',
    ...wholeList,
  },
  'GET /api/blogs/all-posts/short-summary': {
    operationId: 'listPosts',
    summary:
      'The same for cards: content only where there is no summary, and then its first 400 characters.',
    ...list,
  },
  'GET /api/blogs/posts/category/{category}': {
    operationId: 'listPostsOfCategory',
    summary: 'The posts of a category, whatever its case; an unknown one has none, All has all.',
    ...wholeList,
    params: category,
  },
  'GET /api/all-posts': {
    operationId: 'listPostsAsHtml',
    summary: 'The newest 50 posts, or as many as asked for, with key and sanitized html.',
    ...wholeList,
    response: {
      200: told({
        posts: z.array(
          postAnswer.omit({ content: true }).extend({ html: postAnswer.shape.content }),
        ),
        hasMore,
        nextContinuationToken,
      }),
    },
  },
  'GET /api/blogs/post/key/{key}': {
    operationId: 'readPost',
    tags,
    summary: 'The published post with this key.',
    description: withPictures,
    params: postParams,
    response: { 200: told({ post: postAnswer }) },
    refusals: [noPost],
  },
  'GET /api/blogs/post/title/{words}': {
    operationId: 'findPostByTitle',
    tags,
    summary:
      'The post whose slug these words make, whatever their case and punctuation; titles that it had count too.',
    description: withPictures,
    params: z.object({ words: word('Of a title.', 'Why the queue stood still') }),
    response: { 200: told({ posts: z.array(postAnswer).max(1) }) },
  },
  'GET /api/blogs/categories': {
    operationId: 'listCategories',
    tags,
    summary: 'The names of all categories that have a published post.',
    response: {
      200: told({
        success: z.literal(true),
        categories: z.array(z.string()).meta({ examples: [['Engineering', 'Company']] }),
      }),
    },
  },
  'POST /api/blogs/post': {
    operationId: 'writePost',
    tags,
    summary: 'Publishes a post at this moment.',
    description: contentLimits,
    body: postSchema.meta({ examples: [textsExample] }),
    response: { 201: told({ post: postAnswer }) },
    refusals: [commonRefusals['fields-invalid'], ...contentRefusals],
  },
  'PUT /api/blogs/post/{key}': {
    operationId: 'changePost',
    tags,
    summary:
      'Replaces the texts of a post. A new title brings a new address; the old one answers 301.',
    description: contentLimits,
    params: postParams,
    body: postChangeSchema.meta({ examples: [{ ...textsExample, version: 2 }] }),
    response: { 200: told({ post: postAnswer }) },
    refusals: [commonRefusals['fields-invalid'], noPost, postChanged, ...contentRefusals],
  },
  'DELETE /api/blogs/post/{key}': {
    operationId: 'removePost',
    tags,
    summary: 'Moves a post to the trash.',
    params: postParams,
    response: { 204: nothing() },
    refusals: [noPost],
  },
  'DELETE /api/blogs/categories/{category}': {
    operationId: 'removeCategory',
    tags,
    summary: 'Moves a category and every post in it to the trash, all or nothing.',
    params: category,
    response: {
      200: told({
        success: z.literal(true),
        category: z.string().meta({ examples: ['Engineering'] }),
        posts: count,
      }),
    },
    refusals: [postRefusals['category-is-all'], postRefusals['category-not-found']],
  },
} satisfies Routes
