import { z } from 'zod'
import {
  emailIn,
  moment,
  type Refused,
  told,
  version,
  word,
} from '../../platform/http/route-schema.ts'
import { pictureAnswer } from '../media/media-routes.ts'
import { postRefusals } from './post-refusals.ts'

const key = word('Of a post; it never changes.', 'pLq81VnT0aXk3Zs7Yw2mRg')

export const postParams = z.object({ key })

export const postAnswer = told({
  key,
  id: key.describe('The same as `key`.'),
  slug: z.string().meta({ examples: ['why-the-queue-stood-still'] }),
  title: z.string().meta({ examples: ['Why the queue stood still'] }),
  category: z.string().meta({ examples: ['Engineering'] }),
  thumbnail: z.string().meta({ examples: ['/media/Vx3mT9q0Zb1LkE7w'] }),
  content: z.string().meta({ examples: ['<p>It waited for itself.</p>'] }),
  summary: z.string().meta({ examples: ['It waited for itself.'] }),
  authorName: z.string().meta({ examples: ['Asha Rao'] }),
  publishedAt: moment,
  updatedAt: moment,
  version,
  pictures: z
    .array(pictureAnswer)
    .exactOptional()
    .describe('Uploads that its thumbnail and content show; missing where there are none.'),
}).meta({ id: 'Post' })

export const postState = z.enum(['published', 'draft', 'scheduled'])

export const editedPostAnswer = postAnswer
  .extend({ state: postState })
  .meta({ id: 'EditedPost', description: 'A post as those who write see it.' })

const changedBy = told({ email: emailIn.nullable(), at: moment }).exactOptional()

/** The post as it is now, and who made it so. */
export const postChanged: Refused = {
  ...postRefusals['post-changed'],
  more: { post: editedPostAnswer, changedBy },
}

export const noPost = postRefusals['post-not-found']

export const contentLimits =
  'Content: HTML of at most 512 kB, nested at most 100 deep; what the allow-list does not name is taken out. Title: one line of at most 500 characters. Category: at most 60, never All. Summary: at most 1,000. Thumbnail: empty, an https address, or a path under /media/ or /drawings/.'

export const contentRefusals = [
  postRefusals['content-too-large'],
  postRefusals['content-too-deep'],
  postRefusals['content-too-slow'],
]

export const textsExample = {
  title: 'Why the queue stood still',
  category: 'Engineering',
  thumbnail: '',
  content: '<p>It waited for itself.</p>',
  summary: 'It waited for itself.',
}
