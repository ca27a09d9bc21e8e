import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { type FileDoor, receiveFile } from '../receive/receive-file.ts'
import { askForErasure } from './ask-for-erasure.ts'
import { findSubmission } from '../find-submission.ts'
import { formTimeout, acceptForms } from '../receive/form-bodies.ts'
import { readStatus } from './read-status.ts'
import { withdrawSubmission } from './withdraw-submission.ts'
import { describeRoutes } from '../../../platform/http/route-schema.ts'
import { statusRoutes } from './status-routes.ts'

type One = { Params: { token: string } }

const open = { config: { access: 'public' as const } }

/** A status token holds the id of what it is for: longer than any id in an address of ours. */
export async function statusApi(app: FastifyInstance, door: FileDoor) {
  describeRoutes(app, statusRoutes)

  acceptForms(app)
  await app.register(multipart)
  app.addHook(
    'onRequest',
    async (_request, reply) => void reply.header('cache-control', 'no-store'),
  )

  app.get<One>('/api/status/:token', open, ({ params }) => readStatus(door, params.token))

  app.post<One>('/api/status/:token/withdraw', open, async ({ params, ip }) => {
    await door.limits?.count(ip)
    await withdrawSubmission(door, params.token)
    return readStatus(door, params.token)
  })

  app.post<One>('/api/status/:token/erasure', open, async ({ params, ip }) => {
    await door.limits?.count(ip)
    await askForErasure(door, params.token)
    return readStatus(door, params.token)
  })

  const slow = { ...open, handlerTimeout: formTimeout }
  app.post<One>('/api/status/:token/files', slow, async (request, reply) => {
    const { token } = request.params
    await door.limits?.count(request.ip)
    await findSubmission(door, token)
    await receiveFile(door, request, token)
    return reply.code(201).send(await readStatus(door, token))
  })
}
