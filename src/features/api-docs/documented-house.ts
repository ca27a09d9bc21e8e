import { type DocumentedRoute, tooOften } from './documented-route.ts'

export const houseRoutes: DocumentedRoute[] = [
  {
    method: 'GET',
    path: '/api/search',
    does: 'Pages and posts that have every word, the best first.',
    answer: '{ query, wasCut, total, results, near, useful }',
    query: { q: 'The words; nothing beyond 200 characters is looked at.' },
    refusals: tooOften,
    limits: ['At most 8 results; of posts the newest 100 that match are ranked.'],
  },
  {
    method: 'GET',
    path: '/api/docs',
    does: 'This description, for people.',
    answer: 'a page',
    isPage: true,
  },
  {
    method: 'GET',
    path: '/api/openapi.json',
    does: 'This description, for programs.',
    answer: 'OpenAPI 3.1',
  },
  {
    method: 'GET',
    path: '/healthz',
    does: 'Whether the process is alive.',
    answer: '{ status }',
  },
  {
    method: 'GET',
    path: '/readyz',
    does: 'Whether the database answers and is migrated.',
    answer: '{ status }',
    refusals: { 503: 'Not ready, or about to stop; `{ status }` says which.' },
  },
  {
    method: 'GET',
    path: '/metrics',
    does: 'What the server has done, as Prometheus reads it.',
    answer: 'the metrics, as text',
    may: 'metrics token',
    refusals: {
      401: 'Another token, or none.',
      404: 'METRICS_TOKEN is not set.',
    },
  },
  {
    method: 'GET',
    path: '/{page}',
    does: 'Every other address is a page, a feed, a site map or a file of the site; with `Accept: text/markdown`, or `.md` behind it, a page comes in Markdown.',
    answer: 'the page',
    isPage: true,
    refusals: {
      400: 'The address is not well formed.',
      404: 'There is no such page.',
      414: 'The address is too long.',
    },
  },
]
