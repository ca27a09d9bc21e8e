import { commonRefusals } from '../../../platform/http/common-refusals.ts'
import { count, emailIn, media, type Routes, told } from '../../../platform/http/route-schema.ts'
import { inboxRefusals } from '../submission-refusals.ts'
import { erasureSchema, personSchema } from './person-schema.ts'

const tags: ['People'] = ['People']
const refusals = [commonRefusals['fields-invalid']]
const body = personSchema.meta({ examples: [{ email: 'asha@example.com' }] })

/** What a person has a right to: a copy of all that is held of them, and its erasure. */
export const personRoutes = {
  'POST /api/people/find': {
    operationId: 'findPerson',
    tags,
    summary: 'How much is held of the person with an address.',
    body,
    response: {
      200: told({
        email: emailIn,
        held: told({
          enquiries: count,
          applications: count,
          files: count,
          mails: count,
          notes: count,
        }),
      }),
    },
    refusals,
  },
  'POST /api/people/export': {
    operationId: 'exportPerson',
    tags,
    summary: 'All that is held of the person with an address: person.json, and every file.',
    body,
    response: { 200: media('application/zip', 'A ZIP file.') },
    refusals,
  },
  'POST /api/people/erase': {
    operationId: 'erasePerson',
    tags,
    summary:
      'Erases all that is held of the person with an address, for good: rows, mails, notes and files. `seen` is the number of enquiries and applications that `find` told.',
    body: erasureSchema.meta({ examples: [{ email: 'asha@example.com', seen: 3 }] }),
    response: { 200: told({ erased: count }) },
    refusals: [...refusals, inboxRefusals['person-changed']],
  },
} satisfies Routes
