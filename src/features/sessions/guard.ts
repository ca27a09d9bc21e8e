import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../../platform/problem.ts'
import { isPermission, type Permission } from '../staff/permission.ts'
import { findActor, isPermitted, permit, type StaffActor } from './actor.ts'
import { sessionRefusals } from './session-refusals.ts'
import type { Ctx } from '../../platform/ctx.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: StaffActor | null
  }
}

const bearer = /^bearer +([^ ]+) *$/i

/** Finds who calls a route that asks for a permission, before anything else of the request is read. */
export function guardRoutes(app: FastifyInstance, ctx: Pick<Ctx, 'db' | 'clock'>) {
  app.decorateRequest('actor', null)
  app.addHook('onRoute', ({ method, url, config }) => {
    const permission = permissionOf(config?.access)
    if (permission !== undefined && !isPermission(permission))
      throw new Error(`${String(method)} ${url} asks for '${permission}', which nobody can have.`)
  })
  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config
    const permission = permissionOf(access)
    if (permission === undefined) return
    if (isOpenToNobody(access) && !request.headers.authorization) return
    reply.headers({ 'cache-control': 'no-store', 'www-authenticate': 'Bearer' })
    const token = bearer.exec(request.headers.authorization ?? '')?.[1]
    if (!token) throw new Problem(sessionRefusals['not-logged-in'])
    const actor = await findActor(ctx, token)
    if (!actor) throw new Problem(sessionRefusals['session-ended'])
    reply.removeHeader('www-authenticate')
    // Without the permission, staff get the public answer.
    if (isOpenToNobody(access) && !isPermitted(actor, permission as Permission)) return
    permit(actor, permission as Permission)
    request.actor = actor
  })
}

/** The calling member of staff; only for routes that declare a permission. */
export function actorOf({ actor }: FastifyRequest): StaffActor {
  if (!actor) throw new Problem(sessionRefusals['not-logged-in'])
  return actor
}

type Access = FastifyRequest['routeOptions']['config']['access']

const isOpenToNobody = (access: Access) => typeof access === 'object' && access.orNobody === true

const permissionOf = (access: Access) =>
  typeof access === 'object' ? access.permission : undefined
