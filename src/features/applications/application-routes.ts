import { z } from 'zod'
import { type Routes, word } from '../../platform/http/route-schema.ts'
import { jobRefusals } from '../jobs/job-refusals.ts'
import {
  besideFields,
  receipt,
  sentForm,
  sentFormRefusals,
} from '../submissions/receive/form-routes.ts'
import { applicationSchema } from './application-schema.ts'

export const applicationForm = applicationSchema
  .extend({
    ...besideFields,
    resume: z.file().describe('A .pdf, .doc or .docx by its content, smaller than 10 MB.'),
  })
  .meta({
    examples: [
      {
        name: 'Asha Rao',
        email: 'asha@example.com',
        coverLetter: 'I have tested for three years.',
      },
    ],
  })

export const applicationRefusals = [...sentFormRefusals, jobRefusals['job-not-open']]

export const applicationRoutes = {
  'POST /api/jobs/{job}/apply': {
    operationId: 'applyForJob',
    ...sentForm,
    summary: 'Stores an application for the open job with this id, or the newest with this title.',
    params: z.object({ job: word('Id or title.', 'QA / Test Engineer') }),
    body: applicationForm,
    response: { 201: receipt },
    refusals: applicationRefusals,
  },
} satisfies Routes
