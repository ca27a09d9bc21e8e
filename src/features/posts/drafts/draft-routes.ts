import { z } from 'zod'
import { commonRefusals } from '../../../platform/http/common-refusals.ts'
import { moment, type Routes, told, version } from '../../../platform/http/route-schema.ts'
import {
  contentLimits,
  contentRefusals,
  editedPostAnswer,
  noPost,
  postAnswer,
  postChanged,
  postParams,
  postState,
  textsExample,
} from '../post-answers.ts'
import { momentRefusals } from '../../../platform/moments.ts'
import { postRefusals } from '../post-refusals.ts'
import {
  contentSchema,
  draftChangeSchema,
  draftSchema,
  publicationSchema,
  versionSchema,
} from '../post-schema.ts'

const tags: ['Drafts'] = ['Drafts']
const invalid = commonRefusals['fields-invalid']
const edited = told({ post: editedPostAnswer })

const { key, title, category } = postAnswer.shape

const draftInList = told({
  key,
  slug: z.string().meta({
    description: 'Its last part of an address; empty until it was published or scheduled once.',
    examples: ['why-the-queue-stood-still'],
  }),
  title,
  category,
  state: postState,
  publishedAt: z
    .string()
    .meta({ description: 'When a scheduled one will appear.', examples: [''] }),
  updatedAt: moment,
  version,
}).meta({ id: 'DraftInList' })

const renderedPost = told({
  html: z.string().meta({ examples: ['<h2 id="why">Why</h2><p>It waited for itself.</p>'] }),
  headings: z.array(
    told({
      id: z.string().meta({ examples: ['why'] }),
      text: z.string().meta({ examples: ['Why'] }),
      level: z.int().min(2).max(6),
    }),
  ),
  readingMinutes: z
    .int()
    .min(1)
    .meta({ examples: [4] }),
})

export const draftRoutes = {
  'POST /api/blogs/preview': {
    operationId: 'previewPost',
    tags,
    summary:
      'Content as readers would see it: sanitized, headings named, code coloured. Nothing is kept.',
    body: contentSchema.meta({ examples: [{ content: textsExample.content }] }),
    response: { 200: renderedPost },
    refusals: [invalid, ...contentRefusals],
  },
  'GET /api/blogs/drafts': {
    operationId: 'listDrafts',
    tags,
    summary: 'What readers do not see yet: drafts and scheduled posts, the last changed first.',
    response: { 200: told({ drafts: z.array(draftInList) }) },
  },
  'POST /api/blogs/drafts': {
    operationId: 'writeDraft',
    tags,
    summary: 'Keeps a draft; title and category may still be empty.',
    description: contentLimits,
    body: draftSchema.meta({ examples: [{ ...textsExample, category: '' }] }),
    response: { 201: edited },
    refusals: [invalid, noPost, postChanged, ...contentRefusals],
  },
  'GET /api/blogs/drafts/{key}': {
    operationId: 'readDraft',
    tags,
    summary: 'A post to go on writing, with its state: draft, scheduled or published.',
    params: postParams,
    response: { 200: edited },
    refusals: [noPost],
  },
  'PUT /api/blogs/drafts/{key}': {
    operationId: 'changeDraft',
    tags,
    summary: 'Saves a draft over the version it was made from.',
    description: contentLimits,
    params: postParams,
    body: draftChangeSchema.meta({ examples: [{ ...textsExample, version: 2 }] }),
    response: { 200: edited },
    refusals: [invalid, noPost, postChanged, ...contentRefusals],
  },
  'POST /api/blogs/drafts/{key}/publish': {
    operationId: 'publishDraft',
    tags,
    summary: 'Publishes a draft or a scheduled post, at once or from `publishedAt` on.',
    params: postParams,
    body: publicationSchema.meta({
      examples: [{ version: 2, publishedAt: '2026-12-01T09:30:00+05:30' }],
    }),
    response: { 200: edited },
    refusals: [
      invalid,
      noPost,
      postChanged,
      postRefusals['post-published-already'],
      postRefusals['moment-invalid'],
      postRefusals['moment-passed'],
      momentRefusals['moment-too-far'],
    ],
  },
  'POST /api/blogs/drafts/{key}/unpublish': {
    operationId: 'unpublishPost',
    tags,
    summary: 'Makes a published or scheduled post a draft again; its address stays its own.',
    params: postParams,
    body: versionSchema.meta({ examples: [{ version: 2 }] }),
    response: { 200: edited },
    refusals: [invalid, noPost, postChanged, postRefusals['post-draft-already']],
  },
} satisfies Routes
