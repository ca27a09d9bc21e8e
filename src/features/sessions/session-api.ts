import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Ctx } from '../../platform/ctx.ts'
import { Problem } from '../../platform/problem.ts'
import { endSession } from './end-session.ts'
import { actorOf } from './guard.ts'
import { listSessions } from './list-sessions.ts'
import { logIn } from './login/log-in.ts'
import { logOut } from './log-out.ts'
import { LoginLimits } from './login/login-limits.ts'
import { loginSchema } from './login/login-schema.ts'
import { SlowWay } from './login/slow-way.ts'
import { sessionRefusals } from './session-refusals.ts'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import { sessionRoutes } from './session-routes.ts'

const own = { config: { access: { permission: 'own session' } } }

export async function sessionApi(
  app: FastifyInstance,
  ctx: Pick<Ctx, 'db' | 'clock' | 'rateLimit'> & { slowWay?: SlowWay },
) {
  describeRoutes(app, sessionRoutes)

  const { rateLimit, slowWay = new SlowWay() } = ctx
  const guard = rateLimit ? { limits: new LoginLimits(ctx), slowWay } : undefined

  app.post('/admin/login', { config: { access: 'public' } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { data: login, error } = loginSchema.safeParse(request.body)
    if (error)
      throw new Problem({ ...sessionRefusals['login-invalid'], message: error.issues[0]!.message })
    const device = request.headers['user-agent']
    const token = await logIn(ctx, guard, login, request.ip, device, left(reply))
    return { token, message: 'Logged in Successfully' }
  })

  app.post('/admin/logout', own, async (request, reply) => {
    await logOut(ctx, actorOf(request))
    return reply.code(204).send()
  })

  app.get('/api/sessions', own, async (request) => ({
    sessions: await listSessions(ctx, actorOf(request)),
  }))

  app.delete<{ Params: { id: string } }>('/api/sessions/:id', own, async (request, reply) => {
    await endSession(ctx, actorOf(request), request.params.id)
    return reply.code(204).send()
  })
}

/** Aborted when whoever asked hangs up: nobody keeps a place in a queue who is not there. */
function left({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => controller.abort())
  return controller.signal
}
