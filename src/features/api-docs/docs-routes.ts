import { z } from 'zod'
import { media, type Routes } from '../../platform/http/route-schema.ts'

const tags: ['System'] = ['System']

export const docsRoutes = {
  'GET /api/docs': {
    operationId: 'readDocs',
    tags,
    summary: 'This description, for people.',
    response: { 200: media('text/html', 'A page.') },
  },
  'GET /api/openapi.json': {
    operationId: 'readOpenApi',
    tags,
    summary: 'This description, for programs.',
    response: {
      200: z
        .looseObject({ openapi: z.literal('3.1.0') })
        .meta({ description: 'OpenAPI 3.1.', examples: [{ openapi: '3.1.0' }] }),
    },
  },
} satisfies Routes
