import { z } from 'zod'
import { commonRefusals } from '../../platform/http/common-refusals.ts'
import { emailIn, rowId, type Routes, told, version } from '../../platform/http/route-schema.ts'
import { isShowable } from '../../platform/words/is-showable.ts'

const id = z.string({ error: 'Id must be the id of a document.' }).regex(/^[\w-]{1,40}$/, {
  error: 'Id must be the id of a document.',
})
const path = z
  .string({ error: 'Path must be that of a field.' })
  .max(300, { error: 'Path has at most 300 characters.' })
  .refine(isShowable, { error: 'Path must be that of a field.' })
  .optional()
  .meta({ examples: ['slides.0.text'] })

export const presenceSchema = z.object({
  visit: z
    .string({ error: 'Visit must be a word.' })
    .regex(/^[\w.-]{1,60}$/, { error: 'Visit must be a word.' })
    .meta({ examples: ['k3x9.0'] }),
  open: z
    .array(z.object({ id: id.meta({ examples: ['home'] }), path }), {
      error: 'Open must be a list.',
    })
    .max(200, { error: 'At most 200 documents are open at once.' }),
})

export const presenceRoutes = {
  'POST /api/presence': {
    operationId: 'meetOthers',
    tags: ['Content'],
    summary:
      'Says what one has open in the editor; tells who else has it open, and its version. Who is silent for 25 seconds has gone.',
    body: presenceSchema,
    response: {
      200: told({
        others: z.array(told({ id: rowId, email: emailIn, path: z.string().optional() })),
        versions: z.array(told({ id: rowId, version })),
        owners: z.array(emailIn).describe('Whom to ask where one may not change something.'),
      }),
    },
    refusals: [commonRefusals['fields-invalid']],
  },
} satisfies Routes
