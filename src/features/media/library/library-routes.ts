import { z } from 'zod'
import { commonRefusals } from '../../../platform/http/common-refusals.ts'
import {
  count,
  moment,
  rowId,
  type Routes,
  told,
  version,
  word,
} from '../../../platform/http/route-schema.ts'
import { mediaRefusals } from '../media-refusals.ts'
import { pictureAnswer } from '../media-routes.ts'
import { pictureQuery } from './library-fields.ts'
import { manySchema, pictureNoteSchema } from './picture-fields.ts'

const tags: ['Pictures'] = ['Pictures']
const invalid = commonRefusals['fields-invalid']
const noPicture = mediaRefusals['picture-not-found']

const libraryPicture = told({
  ...pictureAnswer.shape,
  name: z.string().meta({ description: 'As the file was called.', examples: ['office.jpg'] }),
  alt: z.string().meta({
    description: 'What a place that chooses it says of it, unless it says something else.',
    examples: ['The office in Kochi'],
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

const place = told({
  noun: z.enum(['documents', 'posts']),
  id: rowId,
  kind: z.string().meta({ description: 'Of a document.', examples: ['office'] }),
  title: z.string().meta({ examples: ['Kochi'] }),
  path: z.string().optional().describe('The page that shows it, where there is one.'),
  sides: z
    .array(z.enum(['draft', 'published']))
    .describe('Whether visitors see it there, or the draft has it.'),
  isTrashed: z.boolean(),
  alts: z.array(z.string()).describe('What it says of the picture there.'),
  wordless: count,
}).meta({ id: 'PicturePlace' })

const params = z.object({ id: word('Of a picture.', 'Vx3mT9q0Zb1LkE7w') })

const done = told({
  done: z.array(rowId),
  refused: z.array(told({ id: rowId, message: z.string(), code: z.string() })),
})

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
    refusals: [invalid, commonRefusals['token-not-of-list']],
  },
  'GET /api/media/drawings': {
    operationId: 'listDrawings',
    tags,
    summary: 'The drawings that came with the site or with a pack, each with what shows it.',
    response: {
      200: told({
        drawings: z.array(
          told({
            name: z.string().meta({ examples: ['office-kochi'] }),
            src: z.string(),
            width: z.number(),
            height: z.number(),
            title: z.string(),
            description: z.string(),
            places: z.array(place),
          }),
        ),
      }),
    },
  },
  'GET /api/media/{id}': {
    operationId: 'readPictureNote',
    tags,
    summary: 'An uploaded picture with everything that shows it, the trash included.',
    params,
    response: {
      200: told({
        picture: libraryPicture,
        places: z.array(place),
        replaced: z
          .string()
          .nullable()
          .describe('The picture whose place it took, while that can be put back.')
          .meta({ examples: [null] }),
      }),
    },
    refusals: [noPicture],
  },
  'PUT /api/media/{id}': {
    operationId: 'describePicture',
    tags,
    summary: 'Says what a picture shows, what it is called and whether it stays.',
    params,
    body: pictureNoteSchema,
    response: { 200: told({ picture: libraryPicture }) },
    refusals: [invalid, noPicture, mediaRefusals['picture-changed']],
  },
  'POST /api/media/trash': {
    operationId: 'trashPictures',
    tags,
    summary: 'Moves pictures that nothing shows to the trash, one by one.',
    description:
      'The file stays as long as anything needs it: whatever lies in the trash, and every version in the history. Else it goes after 30 days.',
    body: manySchema,
    response: { 200: done },
    refusals: [invalid],
  },
  'POST /api/media/restore': {
    operationId: 'restorePictures',
    tags,
    summary: 'Brings pictures back from the trash, one by one.',
    body: manySchema,
    response: { 200: done },
    refusals: [invalid],
  },
} satisfies Routes
