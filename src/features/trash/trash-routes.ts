import { z } from 'zod'
import {
  count,
  moment,
  rowId,
  type Routes,
  told,
  version,
} from '../../platform/http/route-schema.ts'
import { jobAnswer } from '../jobs/job-routes.ts'
import { jobRefusals } from '../jobs/job-refusals.ts'
import { noPost, postAnswer } from '../posts/post-answers.ts'
import { postRefusals } from '../posts/post-refusals.ts'
import { jobTitle, personName, reference } from '../submissions/item-answers.ts'
import { inboxRefusals } from '../submissions/submission-refusals.ts'
import { trashRefusals } from './trash-refusals.ts'

const tags: ['Trash'] = ['Trash']
const params = z.object({ id: rowId })
const notThere = inboxRefusals['not-in-trash']
const category = z.string().meta({ examples: ['Engineering'] })

const items = z.array(
  told({
    id: rowId,
    name: personName,
    reference,
    jobTitle: jobTitle.nullable(),
    deletedAt: moment,
  }),
)

const summaryOf = (inbox: string) =>
  `The ${inbox} in the trash, the last removed first, 50 at a time.`

const querystring = z.object({
  after: z.string().optional().describe('Where to go on: `next` of the page before.'),
})

const next = z
  .string()
  .nullable()
  .meta({ examples: [null] })

const restored = {
  tags,
  summary: 'Puts it back into its inbox, where it stood.',
  params,
  response: { 200: told({ id: rowId, version }) },
  refusals: [notThere],
}

/** Which category comes back; what is no name has no sentence of its own. */
export const categorySchema = z.object({ category: z.string().regex(/^[^\0]*$/) })

export const trashRoutes = {
  'GET /api/trash/enquiries': {
    operationId: 'listTrashedEnquiries',
    tags,
    summary: summaryOf('enquiries'),
    querystring,
    response: { 200: told({ enquiries: items, next }) },
  },
  'GET /api/trash/applications': {
    operationId: 'listTrashedApplications',
    tags,
    summary: summaryOf('applications'),
    querystring,
    response: { 200: told({ applications: items, next }) },
  },
  'POST /api/trash/enquiries/{id}/restore': { operationId: 'restoreEnquiry', ...restored },
  'POST /api/trash/applications/{id}/restore': { operationId: 'restoreApplication', ...restored },
  'GET /api/trash/jobs': {
    operationId: 'listTrashedJobs',
    tags,
    summary: 'The jobs in the trash, the last deleted first, at most 200.',
    response: { 200: told({ jobs: z.array(jobAnswer.extend({ deletedAt: moment })) }) },
  },
  'POST /api/trash/jobs/{id}/restore': {
    operationId: 'restoreJob',
    tags,
    summary: 'Puts a job back on the careers page, whole.',
    params,
    response: { 200: told({ jobPost: jobAnswer }) },
    refusals: [notThere, jobRefusals['job-not-found']],
  },
  'GET /api/trash/posts': {
    operationId: 'listTrashedPosts',
    tags,
    summary:
      'The categories in the trash with the posts they took along, and every other post there.',
    response: {
      200: told({
        posts: z.array(
          told({ key: rowId, title: postAnswer.shape.title, category, deletedAt: moment }),
        ),
        categories: z.array(told({ category, posts: count, deletedAt: moment })),
      }),
    },
  },
  'POST /api/trash/posts/{id}/restore': {
    operationId: 'restorePost',
    tags,
    summary: 'Brings a post back at its old address, and its category with it.',
    description: 'A scheduled post whose moment came in the meantime comes back as a draft.',
    params,
    response: { 200: told({ post: postAnswer }) },
    refusals: [notThere, noPost],
  },
  'POST /api/trash/categories/restore': {
    operationId: 'restoreCategory',
    tags,
    summary: 'Brings a category back with every post that went to the trash with it.',
    body: categorySchema.meta({ examples: [{ category: 'Engineering' }] }),
    response: {
      200: told({ category, posts: count.describe('How many posts came back.') }),
    },
    refusals: [trashRefusals['category-missing'], postRefusals['category-not-found']],
  },
} satisfies Routes
