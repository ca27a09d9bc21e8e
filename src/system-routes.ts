import { z } from 'zod'
import { commonRefusals, undrawn } from './platform/http/common-refusals.ts'
import { media, type Routes, told } from './platform/http/route-schema.ts'

const tags: ['System'] = ['System']
const status = (word: string) => told({ status: z.string().meta({ examples: [word] }) })

export const systemRoutes = {
  'GET /healthz': {
    operationId: 'readHealth',
    tags,
    summary: 'Whether the process is alive.',
    response: { 200: status('alive') },
  },
  'GET /readyz': {
    operationId: 'readReadiness',
    tags,
    summary: 'Whether the database answers and is migrated.',
    response: {
      200: status('ready'),
      503: status('stopping')
        .extend({
          why: z
            .string()
            .exactOptional()
            .meta({ examples: ['The disk is full.'] }),
        })
        .describe('Not ready, or about to stop; `status` says which.'),
    },
  },
  'GET /metrics': {
    operationId: 'readMetrics',
    tags,
    summary: 'What the server has done, as Prometheus reads it.',
    response: { 200: media('text/plain', 'The metrics, as text.', 'foyer_page_cache_pages 61\n') },
    refusals: [commonRefusals['metrics-token-wrong'], commonRefusals['address-not-found']],
  },
  'GET /{page}': {
    operationId: 'readPage',
    tags,
    summary:
      'Every other address is a page, a feed, a site map or a file of the site; with `Accept: text/markdown`, or `.md` behind it, a page comes in Markdown.',
    params: z.object({ page: z.string().meta({ examples: ['services/qa'] }) }),
    response: {
      200: media('text/html', 'The page.'),
      301: z.null().describe('To the one spelling of this address.'),
    },
    refusals: [
      commonRefusals['address-malformed'],
      commonRefusals['address-not-found'],
      commonRefusals['address-too-long'],
      commonRefusals['too-many-requests'],
      ...undrawn,
    ],
  },
} satisfies Routes
