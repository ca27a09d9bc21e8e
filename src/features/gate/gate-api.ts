import type { FastifyInstance } from 'fastify'
import { readFields } from '../../platform/http/read-fields.ts'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import { tellMore } from '../documents/api/asked-document.ts'
import { actorOf } from '../sessions/guard.ts'
import type { GateGround } from './gate-ground.ts'
import { gateRoutes, judgingSchema } from './gate-routes.ts'
import { judgeDraft } from './judge-draft.ts'
import { judgePublic } from './judge-public.ts'

const forStaff = { config: { access: { permission: 'own session' } } } as const

/** What would be wrong with the site once these were public. */
export async function gateApi(app: FastifyInstance, ground: GateGround) {
  describeRoutes(app, gateRoutes)
  app.setErrorHandler(tellMore)

  app.post('/api/gate', forStaff, async (request) => {
    const { documents, ...asked } = readFields(judgingSchema, request.body)
    return documents
      ? judgeDraft(ground, actorOf(request), { documents })
      : judgePublic(ground, actorOf(request), asked)
  })
}
