import { loginSchema } from '../sessions/login/login-schema.ts'
import type { DocumentedRoute } from './documented-route.ts'

const own = { may: 'own session' } as const

export const sessionRoutes: DocumentedRoute[] = [
  {
    method: 'POST',
    path: '/admin/login',
    does: 'Opens a session. Its token is the bearer of all calls for staff.',
    answer: '{ token, message }',
    body: loginSchema,
    limits: ['After a few wrong tries an address and an account have to wait.'],
    refusals: {
      400: 'An e-mail or password that cannot be one.',
      401: 'Unknown e-mail or wrong password.',
      429: 'Too many tries; `Retry-After` says for how long.',
    },
  },
  {
    method: 'POST',
    path: '/admin/logout',
    does: 'Ends the session that calls.',
    answer: 'nothing',
    status: 204,
    ...own,
  },
  {
    method: 'GET',
    path: '/api/sessions',
    does: 'One’s own open sessions, the one used last first.',
    answer: '{ sessions: [{ id, createdAt, lastUsedAt, expiresAt, device, isThis }] }',
    ...own,
  },
  {
    method: 'DELETE',
    path: '/api/sessions/{id}',
    does: 'Ends one of one’s own sessions, on whatever device it is.',
    answer: 'nothing',
    status: 204,
    ...own,
    refusals: { 404: 'This session has ended already.' },
  },
]
