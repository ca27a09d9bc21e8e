import { applicationSchema } from '../applications/application-schema.ts'
import { enquirySchema } from '../enquiries/enquiry-schema.ts'
import type { DocumentedRoute } from './documented-route.ts'

const limits = [
  'A form is multipart/form-data, with one file at most, and has about five minutes to arrive.',
  'The same `submission_id`, as a field or as the header `Idempotency-Key`, is stored once: 8 to 200 plain characters.',
]

const repeat = { submission_id: 'Names this act of sending.' }
const trap = { website: 'People leave it empty; who fills it is marked as suspected spam.' }
const refusals = {
  400: 'Fields that are not as described, all at once, by name in `fields`.',
  413: 'The file is too large.',
  429: 'A lot was sent in a short time; `Retry-After` says for how long to wait.',
}
const noForm = { 415: 'Not sent as multipart/form-data.' }

const enquiry = {
  fields: enquirySchema([], '+91'),
  texts: {
    countryCode: 'A calling code of the list on the contact page; left out, +91.',
    challenge: 'The `challenge` of the question that was asked.',
    answer: 'The answer to it, in digits.',
    ...trap,
    ...repeat,
  },
  files: { file: 'Whatever helps, smaller than 10 MB; no program.' },
}

const application = {
  fields: applicationSchema,
  texts: { ...trap, ...repeat },
  files: { resume: 'A .pdf, .doc or .docx by its content, smaller than 10 MB.' },
  required: ['resume'],
}

const ids = ['user_id', 'service_id', 'template_id']
const told = '{ message, reference, statusUrl }'
const toStatus = 'to the page where the sender sees what arrived'

export const formRoutes: DocumentedRoute[] = [
  {
    method: 'GET',
    path: '/api/challenge',
    does: 'A sum for the contact form, signed; it holds for a day.',
    answer: '{ a, b, challenge }',
  },
  {
    method: 'POST',
    path: '/api/v1.0/email/send-form',
    does: 'Stores an enquiry, as the mail service that this stands in for did. Without a challenge it is stored and marked as suspected spam.',
    answer: `OK as text; with \`Accept: application/json\` ${told}`,
    form: {
      ...enquiry,
      texts: {
        ...enquiry.texts,
        ...Object.fromEntries(ids.map((id) => [id, 'As the service asks for; anything.'])),
      },
      required: ids,
    },
    limits,
    refusals,
  },
  {
    method: 'POST',
    path: '/api/jobs/{job}/apply',
    does: 'Stores an application for the open job with this id, or the newest with this title.',
    answer: told,
    status: 201,
    form: application,
    limits,
    refusals: { ...refusals, ...noForm, 404: 'This position is not open, or no longer.' },
  },
  {
    method: 'POST',
    path: '/contact',
    does: 'The contact form as a browser sends it by itself; the question is asked on the answer.',
    answer: toStatus,
    status: 303,
    isPage: true,
    form: enquiry,
    limits,
    refusals: { ...refusals, ...noForm },
  },
  {
    method: 'POST',
    path: '/careers/{slug}',
    does: 'The application form as a browser sends it by itself.',
    answer: toStatus,
    status: 303,
    isPage: true,
    form: application,
    limits,
    refusals: { ...refusals, ...noForm, 404: 'There is no such job, or it is over.' },
  },
  {
    method: 'POST',
    path: '/careers/{slug}/apply',
    does: 'Apply, pressed in a browser without JavaScript.',
    answer: 'A redirect to the form on the page of the job.',
    status: 303,
    isPage: true,
  },
]
