import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { readFields } from '../../../platform/http/read-fields.ts'
import { actorOf } from '../../sessions/guard.ts'
import { packPerson } from './pack-person.ts'
import { erasePerson, exportPerson, findPerson } from './personal-data.ts'
import { erasureSchema, personSchema } from './person-schema.ts'
import { describeRoutes } from '../../../platform/http/route-schema.ts'
import { personRoutes } from './person-routes.ts'

const forOwners = { config: { access: { permission: 'personal data' } } } as const

/** All that somebody ever sent is more than a page reads. */
const long = { config: { ...forOwners.config, patience: 'work' } } as const
const exports = { config: { ...long.config, quota: 'exports' } } as const

/** What somebody has a right to, as `npm run person` does it. The address is in no URL: those are written down. */
export async function personApi(app: FastifyInstance, ctx: Pick<Ctx, 'db' | 'changes' | 'files'>) {
  describeRoutes(app, personRoutes)

  app.addHook(
    'onRequest',
    async (_request, reply) => void reply.header('cache-control', 'no-store'),
  )

  app.post('/api/people/find', forOwners, async (request) => {
    const { email } = readFields(personSchema, request.body)
    return { email, held: await findPerson(ctx, actorOf(request), email) }
  })

  app.post('/api/people/export', exports, async (request, reply) => {
    const { email } = readFields(personSchema, request.body)
    const told = await exportPerson(ctx, actorOf(request), email)
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="person.zip"',
      })
      .send(packPerson(ctx, email, told))
  })

  app.post('/api/people/erase', long, async (request) => {
    const { email, seen } = readFields(erasureSchema, request.body)
    return { erased: await erasePerson(ctx, actorOf(request), email, seen) }
  })
}
