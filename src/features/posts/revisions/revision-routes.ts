import { z } from 'zod'
import { commonRefusals } from '../../../platform/http/common-refusals.ts'
import {
  emailIn,
  moment,
  rowId,
  type Routes,
  told,
  version,
  word,
} from '../../../platform/http/route-schema.ts'
import {
  contentRefusals,
  editedPostAnswer,
  noPost,
  postAnswer,
  postChanged,
  postParams,
} from '../post-answers.ts'
import { postRefusals } from '../post-refusals.ts'
import { versionSchema } from '../post-schema.ts'

const tags: ['Revisions'] = ['Revisions']
const noRevision = [noPost, postRefusals['revision-not-found']]
const { title, summary, category, thumbnail, authorName, content } = postAnswer.shape

const revision = told({
  id: rowId,
  at: moment,
  who: emailIn.nullable(),
  action: z.string().meta({ examples: ['changed'] }),
  version,
  title,
  state: z.string().meta({ examples: ['published'] }),
}).meta({ id: 'Revision' })

const params = postParams.extend({ id: word('Of the revision.', 'dG9tYXRvZXMtb24tdG9hcw') })

export const revisionRoutes = {
  'GET /api/blogs/revisions/{key}': {
    operationId: 'listRevisions',
    tags,
    summary: 'The saved versions of a post, the newest first, 30 at a time.',
    params: postParams,
    querystring: z.object({
      after: z.string().optional().describe('Where to go on: `next` of the page before.'),
    }),
    response: {
      200: told({
        post: editedPostAnswer,
        revisions: z.array(revision),
        next: z
          .string()
          .nullable()
          .meta({ examples: [null] }),
      }),
    },
    refusals: [noPost],
  },
  'GET /api/blogs/revisions/{key}/{id}': {
    operationId: 'readRevision',
    tags,
    summary: 'The texts of one version.',
    params,
    response: {
      200: told({
        revision: revision.extend({ summary, category, thumbnail, authorName, content }),
      }),
    },
    refusals: noRevision,
  },
  'POST /api/blogs/revisions/{key}/{id}/restore': {
    operationId: 'restoreRevision',
    tags,
    summary: 'Gives the post the texts of an earlier version again, as a new version.',
    description:
      'A version without a category gets the one that the post has now. With a version that has no title, a post that readers see becomes a draft.',
    params,
    body: versionSchema.meta({ examples: [{ version: 2 }] }),
    response: { 200: told({ post: editedPostAnswer }) },
    refusals: [commonRefusals['fields-invalid'], ...noRevision, postChanged, ...contentRefusals],
  },
} satisfies Routes
