import { z } from 'zod'
import { commonRefusals } from '../../../platform/http/common-refusals.ts'
import { count, moment, type Routes, told, version } from '../../../platform/http/route-schema.ts'
import { pictureAnswer } from '../media-routes.ts'
import { pictureQuery } from './library-fields.ts'

const tags: ['Pictures'] = ['Pictures']

const libraryPicture = told({
  ...pictureAnswer.shape,
  name: z.string().meta({ description: 'As the file was called.', examples: ['office.jpg'] }),
  alt: z.string().meta({
    description: 'What a place that chooses it says of it, unless it says something else.',
    examples: ['The office in Pune'],
  }),
  type: z.string().meta({ examples: ['image/jpeg'] }),
  bytes: count,
  uploadedAt: moment,
  isKept: z.boolean().describe('Stays though nothing shows it.'),
  version,
  shownIn: count.describe('How many documents and posts show it, drafts included.'),
  wordless: count.describe('How many places show it without a description.'),
  deletedAt: moment.optional(),
}).meta({ id: 'LibraryPicture' })

export const libraryRoutes = {
  'GET /api/media': {
    operationId: 'listPictures',
    tags,
    summary: 'Uploaded pictures by words, use and size, 48 at a time.',
    querystring: pictureQuery,
    response: {
      200: told({
        pictures: z.array(libraryPicture),
        total: count.describe('How many there are in all.'),
        next: z
          .string()
          .nullable()
          .meta({ examples: [null] }),
      }),
    },
    refusals: [commonRefusals['fields-invalid'], commonRefusals['token-not-of-list']],
  },
} satisfies Routes
