import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { formTimeout, acceptForms, told } from '../submissions/receive/form-bodies.ts'
import { receiveApplication } from './receive-application.ts'
import type { ApplicationDoor } from './submit-application.ts'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import { applicationRoutes } from './application-routes.ts'

const open = { config: { access: 'public' as const }, handlerTimeout: formTimeout }

export async function applicationApi(app: FastifyInstance, door: ApplicationDoor) {
  describeRoutes(app, applicationRoutes)

  acceptForms(app)
  await app.register(multipart)

  app.post<{ Params: { job: string } }>('/api/jobs/:job/apply', open, async (request, reply) => {
    const stored = await receiveApplication(door, request, request.params.job)
    return reply
      .code(201)
      .header('cache-control', 'no-store')
      .send(told(door.words.sent(stored.job.title), stored, await door.promise?.()))
  })
}
