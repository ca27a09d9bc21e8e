import { z } from 'zod'
import { commonRefusals, undrawn } from '../../platform/http/common-refusals.ts'
import {
  emailIn,
  moment,
  media,
  nothing,
  rowId,
  type Routes,
  told,
  word,
} from '../../platform/http/route-schema.ts'
import { previewRefusals } from './preview-refusals.ts'
import { isShowable } from '../../platform/words/is-showable.ts'

const tags: ['Content'] = ['Content']
const id = z
  .string({ error: 'Id must be the id of a document.' })
  .regex(/^[\w-]{1,60}$/, { error: 'Id must be the id of a document.' })
  .meta({ examples: ['home'] })

export const frameSchema = z.object({
  revision: z
    .object({ id, change: id })
    .optional()
    .describe('One document as it was after this change, all else as it is edited.'),
  drafts: z
    .array(id)
    .max(20)
    .optional()
    .describe('Only the drafts of these documents, all else as visitors see it.'),
  isPlain: z.boolean().optional().describe('Without the invisible marks that the editor reads.'),
})

export const sharingSchema = z.object({
  days: z
    .int({ error: 'A link is good for 1 to 60 days.' })
    .min(1, { error: 'A link is good for 1 to 60 days.' })
    .max(60, { error: 'A link is good for 1 to 60 days.' })
    .meta({ examples: [7] }),
  name: z
    .string()
    .trim()
    .max(120, { error: 'The name has at most 120 characters.' })
    .refine(isShowable, { error: 'The name contains a character that cannot be shown.' })
    .optional(),
  path: z
    .string()
    .max(300)
    .regex(/^\/(?!\/)[^\s\\?#]*$/, { error: 'The page must be a path such as /work.' })
    .refine(isShowable, { error: 'The page must be a path such as /work.' })
    .meta({ examples: ['/work'] })
    .optional(),
})

const preview = told({
  id: rowId,
  name: z.string(),
  url: z.string().meta({ examples: ['/preview/eyJzaGFyZWQiOiJ4In0~Gm3k/work'] }),
  createdAt: moment,
  createdBy: emailIn,
  expiresAt: moment,
})

export const previewRoutes = {
  'POST /api/previews/frame': {
    operationId: 'openPreviewFrame',
    tags,
    summary:
      'Where this session sees every page as it is edited: `base`, and behind it the path of the page.',
    body: frameSchema,
    response: { 200: told({ base: z.string() }) },
    refusals: [commonRefusals['fields-invalid']],
  },
  'GET /api/previews': {
    operationId: 'listPreviews',
    tags,
    summary: 'The links to previews that still lead somewhere.',
    response: { 200: told({ previews: z.array(preview) }) },
  },
  'POST /api/previews': {
    operationId: 'sharePreview',
    tags,
    summary:
      'Keeps the site as it is edited now, and makes a link to it for people without a login.',
    body: sharingSchema,
    response: { 201: told({ preview }) },
    refusals: [commonRefusals['fields-invalid']],
  },
  'DELETE /api/previews/{id}': {
    operationId: 'revokePreview',
    tags,
    summary: 'The link leads nowhere from now on.',
    params: z.object({ id: word('Of a preview.', 'Jx3mT9q0Zb1LkE7wVx3mTg') }),
    response: { 204: nothing() },
    refusals: [previewRefusals['preview-not-found']],
  },
} satisfies Routes

const token = word('What was signed for a frame or a link.', 'eyJzaGFyZWQiOiJ4In0~Gm3k')
const drawn = {
  tags,
  response: {
    200: media('text/html', 'The page, kept by nobody and found by nobody.'),
    204: nothing(),
  },
  refusals: [...Object.values(previewRefusals), commonRefusals['too-many-requests'], ...undrawn],
}

/** Pages, not calls: what `base` and `url` lead to. */
export const previewPageRoutes = {
  'GET /preview/{token}': {
    operationId: 'previewHome',
    summary: 'Home as it is edited.',
    params: z.object({ token }),
    ...drawn,
  },
  'GET /preview/{token}/{page}': {
    operationId: 'previewPage',
    summary: 'A page of the site as it is edited.',
    params: z.object({ token, page: word('The path of a page.', 'work') }),
    ...drawn,
  },
} satisfies Routes
