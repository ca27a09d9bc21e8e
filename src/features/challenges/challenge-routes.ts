import { z } from 'zod'
import { type Routes, told } from '../../platform/http/route-schema.ts'

export const challengeRoutes = {
  'GET /api/challenge': {
    operationId: 'askChallenge',
    tags: ['Forms'],
    summary: 'A sum for the contact form, signed; it holds for a day.',
    response: {
      200: told({
        a: z.int().meta({ examples: [3] }),
        b: z.int().meta({ examples: [4] }),
        challenge: z.string().meta({ examples: ['eyJpZCI6ImsifQ.c2lnbmF0dXJl'] }),
      }),
    },
  },
} satisfies Routes
