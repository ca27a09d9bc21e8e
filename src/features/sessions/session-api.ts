import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { Problem } from '../../platform/problem.ts'
import type { StaffTables } from '../staff/member.ts'
import { endSession } from './end-session.ts'
import { actorOf } from './guard.ts'
import { listSessions } from './list-sessions.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { LoginLimits, TooManyLogins } from './login-limits.ts'
import { loginSchema } from './login-schema.ts'
import type { SessionTables } from './session-store.ts'

type Parts = { db: Kysely<SessionTables & StaffTables>; rateLimit: boolean }

const own = { config: { access: { permission: 'own session' } } }

export async function sessionApi(app: FastifyInstance, { db, rateLimit }: Parts) {
  const limits = rateLimit ? new LoginLimits() : undefined

  app.post('/admin/login', { config: { access: 'public' } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { data: login, error } = loginSchema.safeParse(request.body)
    if (error) throw new Problem(400, error.issues[0]!.message)
    try {
      const token = await logIn(db, limits, login, request.ip, request.headers['user-agent'])
      return { token, message: 'Logged in Successfully' }
    } catch (problem) {
      if (problem instanceof TooManyLogins) reply.header('retry-after', problem.retryAfterSeconds)
      throw problem
    }
  })

  app.post('/admin/logout', own, async (request, reply) => {
    await logOut(db, actorOf(request))
    return reply.code(204).send()
  })

  app.get('/api/sessions', own, async (request) => ({
    sessions: await listSessions(db, actorOf(request)),
  }))

  app.delete<{ Params: { id: string } }>('/api/sessions/:id', own, async (request, reply) => {
    await endSession(db, actorOf(request), request.params.id)
    return reply.code(204).send()
  })
}
