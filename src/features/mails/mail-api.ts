import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../platform/ctx.ts'
import { Problem } from '../../platform/problem.ts'
import { actorOf } from '../sessions/guard.ts'
import { listMails, type MailState } from './list-mails.ts'
import { mailRefusals } from './mail-refusals.ts'
import { resendMail } from './resend-mail.ts'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import { mailRoutes } from './mail-routes.ts'

const forStaff = { config: { access: { permission: 'mails' } } }
const states = ['waiting', 'sent', 'dead']

export async function mailApi(app: FastifyInstance, ctx: Pick<Ctx, 'db' | 'changes'>) {
  describeRoutes(app, mailRoutes)

  app.get<{ Querystring: { state?: string } }>('/api/mails', forStaff, async (request) => {
    const { state = 'waiting' } = request.query
    if (!states.includes(state)) throw new Problem(mailRefusals['mail-state-unknown'])
    return { mails: await listMails(ctx, actorOf(request), state as MailState) }
  })

  app.post<{ Params: { id: string } }>(
    '/api/mails/:id/resend',
    forStaff,
    async (request, reply) => {
      await resendMail(ctx, actorOf(request), request.params.id)
      return reply.code(204).send()
    },
  )
}
