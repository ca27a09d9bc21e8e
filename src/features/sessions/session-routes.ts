import { z } from 'zod'
import { moment, nothing, rowId, type Routes, told } from '../../platform/http/route-schema.ts'
import { staffRefusals } from '../staff/password.ts'
import { loginSchema } from './login/login-schema.ts'
import { sessionRefusals } from './session-refusals.ts'

const tags: ['Sessions'] = ['Sessions']

const ownSession = told({
  id: rowId,
  createdAt: moment,
  lastUsedAt: moment,
  expiresAt: moment,
  device: z
    .string()
    .nullable()
    .meta({ examples: ['Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0'] }),
  isThis: z.boolean(),
}).meta({ id: 'OwnSession' })

export const sessionRoutes = {
  'POST /admin/login': {
    operationId: 'logIn',
    tags,
    summary: 'Opens a session. Its token is the bearer of all calls for staff.',
    description: 'After a few wrong tries an address and an account have to wait.',
    body: loginSchema.meta({
      examples: [{ email: 'asha@example.com', password: 'correct horse battery' }],
    }),
    response: {
      200: told({
        token: z.string().meta({ examples: ['q3b0Yt1uX8sVZkA5mJ2eWg7LdRc4NfHoPi6QxTyKvBs'] }),
        message: z.string().meta({ examples: ['Logged in Successfully'] }),
      }),
    },
    refusals: [
      sessionRefusals['login-invalid'],
      sessionRefusals['login-wrong'],
      sessionRefusals['too-many-logins'],
      staffRefusals['logins-crowded'],
    ],
  },
  'POST /admin/logout': {
    operationId: 'logOut',
    tags,
    summary: 'Ends the session that calls.',
    response: { 204: nothing() },
  },
  'GET /api/sessions': {
    operationId: 'listSessions',
    tags,
    summary: 'One’s own open sessions, the one used last first.',
    response: { 200: told({ sessions: z.array(ownSession) }) },
  },
  'DELETE /api/sessions/{id}': {
    operationId: 'endSession',
    tags,
    summary: 'Ends one of one’s own sessions, on whatever device it is.',
    params: z.object({ id: rowId }),
    response: { 204: nothing() },
    refusals: [sessionRefusals['session-not-found']],
  },
} satisfies Routes
