import { z } from 'zod'
import { commonRefusals } from '../../platform/http/common-refusals.ts'
import { count, rowId, type Routes, told, word } from '../../platform/http/route-schema.ts'
import { replacementSchema } from '../media/library/picture-fields.ts'
import { mediaRefusals } from '../media/media-refusals.ts'

const tags: ['Pictures'] = ['Pictures']
const params = z.object({ id: word('Of a picture.', 'Vx3mT9q0Zb1LkE7w') })

export const replacementRoutes = {
  'POST /api/media/{id}/replace': {
    operationId: 'replacePicture',
    tags,
    summary:
      'Puts an upload in the place of another wherever that is shown: in all places, or in none.',
    description:
      'Browsers keep what is at an address of a picture for a year, so the new one has an address of its own, and every document and post names that. What they say of the picture stays. The old one goes to the trash.',
    params,
    body: replacementSchema,
    response: { 200: told({ places: count.describe('In how many documents and posts.') }) },
    refusals: [
      commonRefusals['fields-invalid'],
      mediaRefusals['picture-not-found'],
      mediaRefusals['picture-in-trash'],
      mediaRefusals['picture-replaced-by-itself'],
      mediaRefusals['picture-shown-beside'],
      mediaRefusals['picture-for-owners'],
    ],
  },
  'POST /api/media/{id}/replace/undo': {
    operationId: 'undoReplacement',
    tags,
    summary: 'Puts back the picture whose place this one took, wherever this one is shown.',
    params,
    response: {
      200: told({ id: rowId.describe('Of the picture that is shown again.'), places: count }),
    },
    refusals: [
      mediaRefusals['picture-not-found'],
      mediaRefusals['picture-not-replaced'],
      mediaRefusals['picture-shown-beside'],
      mediaRefusals['picture-for-owners'],
    ],
  },
} satisfies Routes
