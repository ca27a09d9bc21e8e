import type { DocumentedRoute } from './documented-route.ts'

const gone = { 404: 'The link does not lead to anything; what it showed may have been erased.' }
const often = { 429: 'A lot was sent in a short time.' }
const status =
  '{ kind, reference, jobTitle, fields, files, receivedAt, state (received, read, replaced, withdrawn or what it was moved to), withdrawnAt, erasureAskedAt, consent, mayAddFile }'

const file = {
  form: {
    files: { file: 'Smaller than 10 MB, judged as one sent with the form.' },
    required: ['file'],
  },
  limits: ['Five files at most; the same file again is there once.'],
  refusals: {
    ...gone,
    ...often,
    400: 'No file, one that is not taken, one too many, or what was sent is withdrawn.',
    413: 'The file is too large.',
    415: 'Not sent as multipart/form-data.',
  },
}

const changes = [
  {
    name: 'withdraw',
    does: 'Takes back what was sent; doing it again changes nothing.',
    refusals: { ...gone, ...often },
  },
  {
    name: 'erasure',
    does: 'Notes that the sender wants it erased; doing it again changes nothing.',
    refusals: { ...gone, ...often },
  },
  { name: 'files', does: 'Adds a file to what was sent.', ...file },
]

/** What the holder of the signed link in a receipt may do, as calls and as forms of a page. */
export const statusRoutes: DocumentedRoute[] = [
  {
    method: 'GET',
    path: '/api/status/{token}',
    does: 'What arrived, for who holds the signed link to it.',
    answer: status,
    refusals: gone,
  },
  ...changes.map(({ name, ...change }): DocumentedRoute => ({
    method: 'POST',
    path: `/api/status/{token}/${name}`,
    answer: status,
    ...(name === 'files' ? { status: 201 } : {}),
    ...change,
  })),
  ...changes.map(({ name, ...change }): DocumentedRoute => ({
    method: 'POST',
    path: `/status/{token}/${name}`,
    answer: 'to the status page, which says so',
    status: 303,
    isPage: true,
    ...change,
  })),
]
