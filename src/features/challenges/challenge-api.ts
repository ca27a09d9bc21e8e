import type { FastifyInstance } from 'fastify'
import { makeChallenge } from './challenge.ts'

export async function challengeApi(app: FastifyInstance, { secret }: { secret: string }) {
  app.get('/api/challenge', { config: { access: 'public' } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return makeChallenge(secret)
  })
}
