import { erasureSchema, personSchema } from '../submissions/person/person-schema.ts'
import { type DocumentedRoute, tooOften } from './documented-route.ts'

const wrong = { 400: 'No email address.' }

/** What a person has a right to: a copy of all that is held of them, and its erasure. */
export const peopleRoutes: DocumentedRoute[] = [
  {
    method: 'POST',
    path: '/api/people/find',
    does: 'How much is held of the person with an address.',
    answer: '{ email, held: { enquiries, applications, files, mails, notes } }',
    may: 'personal data',
    body: personSchema,
    refusals: wrong,
  },
  {
    method: 'POST',
    path: '/api/people/export',
    does: 'All that is held of the person with an address: person.json, and every file.',
    answer: 'a ZIP file',
    may: 'personal data',
    body: personSchema,
    refusals: { ...wrong, ...tooOften },
  },
  {
    method: 'POST',
    path: '/api/people/erase',
    does: 'Erases all that is held of the person with an address, for good: rows, mails, notes and files. `seen` is the number of enquiries and applications that `find` told.',
    answer: '{ erased }',
    may: 'personal data',
    body: erasureSchema,
    refusals: { ...wrong, 409: 'Something has come in or gone since; nothing was erased.' },
  },
]
