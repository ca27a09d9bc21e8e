import { jobChangeSchema, jobSchema } from '../jobs/job-schema.ts'
import type { DocumentedRoute } from './documented-route.ts'

export const jobRoutes: DocumentedRoute[] = [
  {
    method: 'GET',
    path: '/jobs',
    does: 'The jobs that one can apply for, the newest first.',
    answer: '{ jobPosts }',
  },
  {
    method: 'GET',
    path: '/api/jobs',
    does: 'Every job that is not in the trash, drafts, closed and expired ones too, the newest first, each with `slug` and `postedAt`.',
    answer: '{ jobPosts }',
    may: 'jobs',
  },
  {
    method: 'POST',
    path: '/jobs',
    does: 'Puts a job on the careers page; `location` in the head of the answer is where. With `state` draft it is kept for later, and needs its title only.',
    answer: '{ jobPost }',
    status: 201,
    may: 'jobs',
    body: jobSchema,
    refusals: {
      400: 'A field that is not as described, by name in `fields`.',
      409: 'Another job has this address or had it.',
    },
  },
  {
    method: 'PUT',
    path: '/jobs/{id}',
    does: 'Replaces the texts of a job and the fields that are named; null empties a field. `state` closes it, opens it again or posts a draft.',
    answer: '{ jobPost }',
    may: 'jobs',
    body: jobChangeSchema,
    refusals: {
      400: 'A field that is not as described, by name in `fields`.',
      404: 'There is no such job.',
      409: 'The job has changed since `version`; the answer has it as it is.',
    },
  },
  {
    method: 'DELETE',
    path: '/jobs/{id}',
    does: 'Moves a job to the trash.',
    answer: 'nothing',
    status: 204,
    may: 'jobs',
    refusals: { 404: 'There is no such job.' },
  },
]
