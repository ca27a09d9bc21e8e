import { z } from 'zod'
import { commonRefusals, undrawn } from '../../platform/http/common-refusals.ts'
import { type Routes, told } from '../../platform/http/route-schema.ts'

const marks = z
  .array(z.tuple([z.int(), z.int()]))
  .meta({ description: 'From and to, in characters.', examples: [[[0, 5]]] })

const result = told({
  path: z.string().meta({ examples: ['/services/qa'] }),
  title: z.string().meta({ examples: ['Testing and quality'] }),
  titleMarks: marks,
  kind: z.string().meta({ examples: ['service'] }),
  within: z.string().meta({ examples: ['Services'] }),
  excerpt: z.string().meta({ examples: ['Tests that run by themselves.'] }),
  marks,
}).meta({ id: 'SearchResult' })

export const searchRoutes = {
  'GET /api/search': {
    operationId: 'search',
    tags: ['Search'],
    summary: 'Pages and posts that have every word, the best first.',
    description: 'At most 8 results; of posts the newest 100 that match are ranked.',
    querystring: z.object({
      q: z.string().optional().describe('The words; nothing beyond 200 characters is looked at.'),
    }),
    response: {
      200: told({
        query: z.string().meta({ examples: ['tests'] }),
        wasCut: z.boolean(),
        total: z.int().meta({ examples: [1] }),
        results: z.array(result),
        near: z.array(result).describe('Where nothing was found.'),
        useful: z.array(result).describe('Where nothing was found, or nothing asked for.'),
      }),
    },
    refusals: [commonRefusals['too-many-requests'], ...undrawn],
  },
} satisfies Routes
