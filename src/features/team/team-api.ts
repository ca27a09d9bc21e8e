import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../platform/ctx.ts'
import { readFields } from '../../platform/http/read-fields.ts'
import { Problem } from '../../platform/problem.ts'
import { actorOf } from '../sessions/guard.ts'
import { PasswordTries } from '../sessions/login/password-tries.ts'
import { changeOwnPassword } from './change-own-password.ts'
import { changeRole } from './change-role.ts'
import { inviteMember } from './invite-member.ts'
import { listTeam, whoAmI } from './list-team.ts'
import { removeMember } from './remove-member.ts'
import { resetPassword } from './reset-password.ts'
import { teamRefusals } from './team-refusals.ts'
import { invitationSchema, passwordChangeSchema, roleSchema } from './team-schema.ts'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import { teamRoutes } from './team-routes.ts'

type OneMember = { Params: { id: string } }

const own = { config: { access: { permission: 'own session' } } }
const forOwners = { config: { access: { permission: 'staff' } } }

export async function teamApi(
  app: FastifyInstance,
  ctx: Pick<Ctx, 'db' | 'changes' | 'clock' | 'rateLimit'>,
) {
  describeRoutes(app, teamRoutes)

  const tries = ctx.rateLimit ? new PasswordTries(ctx) : undefined

  app.get('/api/staff/me', own, async (request) => whoAmI(ctx, actorOf(request)))

  app.put('/api/staff/me/password', own, async (request, reply) => {
    const actor = actorOf(request)
    const change = readFields(passwordChangeSchema, request.body)
    const waitSeconds = (await tries?.count(actor.staffId)) ?? 0
    if (waitSeconds > 0) {
      reply.header('retry-after', waitSeconds)
      const message = `Too many attempts. Please try again in ${waitSeconds} seconds.`
      throw new Problem({ ...teamRefusals['too-many-passwords'], message })
    }
    await changeOwnPassword(ctx, actor, change)
    return reply.code(204).send()
  })

  app.get('/api/staff', forOwners, async (request) => ({
    staff: await listTeam(ctx, actorOf(request)),
  }))

  app.post('/api/staff', forOwners, async (request, reply) => {
    const invitation = readFields(invitationSchema, request.body)
    return reply.code(201).send(await inviteMember(ctx, actorOf(request), invitation))
  })

  app.put<OneMember>('/api/staff/:id/role', forOwners, async (request) => {
    const change = readFields(roleSchema, request.body)
    return { member: await changeRole(ctx, actorOf(request), request.params.id, change) }
  })

  app.post<OneMember>('/api/staff/:id/password', forOwners, async (request) =>
    resetPassword(ctx, actorOf(request), request.params.id),
  )

  app.delete<OneMember>('/api/staff/:id', forOwners, async (request, reply) => {
    await removeMember(ctx, actorOf(request), request.params.id)
    return reply.code(204).send()
  })
}
