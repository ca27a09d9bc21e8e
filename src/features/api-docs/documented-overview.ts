import type { DocumentedRoute } from './documented-route.ts'

export const overviewRoutes: DocumentedRoute[] = [
  {
    method: 'GET',
    path: '/api/desk/overview',
    does: 'What came in today and in each of the last weeks, what waits, and which mails failed; each part for those only whose role may see it.',
    answer:
      '{ zone, weeks, enquiries: { today, waiting, weeks }, applications: { today, waiting, weeks, jobs }, posts: { drafts, scheduled, weeks }, mails: { failed, waiting } }',
    may: 'own session',
    query: {
      weeks: 'How many weeks, this one included: 1 to 52, 12 unless given.',
      zone: 'Where days and weeks (from Monday) begin, such as Asia/Kolkata; one that is not known is taken as UTC.',
    },
    refusals: { 400: 'A number of weeks that is not from 1 to 52.' },
  },
  {
    method: 'GET',
    path: '/api/desk/find',
    does: 'Posts, jobs, enquiries and applications that have these words, at most five of each, as far as one’s role may see them.',
    answer: '{ query, finds: [{ kind, id, title, state, note, at, reference }] }',
    may: 'own session',
    query: { q: 'The words; nothing beyond 200 characters is looked at.' },
  },
]
