import { hasSubscribers, subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'

/**
 * While tests run, every server is held to its own description: an answer that it does not tell of becomes
 * a 500 that says what is wrong with it.
 */
function holdToItsDescription(message: unknown) {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onSend', async (request, reply, payload) => {
    const wrong = isDescribed(request) ? await wrongIn(request, reply, payload) : undefined
    if (!wrong) return payload
    const { method, url } = request.routeOptions
    reply.code(500).removeHeader('content-length')
    return JSON.stringify({ message: `${method} ${url} is not as it is documented: ${wrong}` })
  })
}

// Files that share a worker each come by here.
if (!hasSubscribers('fastify.initialization'))
  subscribe('fastify.initialization', holdToItsDescription)

/** Routes that a test makes for itself are not. */
const isDescribed = ({ method, is404, routeOptions }: FastifyRequest) =>
  method !== 'HEAD' && !is404 && routeOptions.schema?.path !== undefined

async function wrongIn(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  // Most tests start no server, and need not load it.
  const { answersOf, refusalSchema } = await import('../../src/features/api-docs/answers-of.ts')
  const { config, schema, url = '' } = request.routeOptions
  const { method } = request
  const options = { url, config, schema }
  const answers = answersOf({ method, access: config.access!, options })
  const answer = answers.get(reply.statusCode)
  if (!answer) return `nobody told of ${reply.statusCode}, ${String(payload).slice(0, 300)}`
  const type = String(reply.getHeader('content-type') ?? '').split(';')[0]!
  const { own, refused } = answer
  const media = own && 'content' in own ? own.content : undefined
  if (type !== 'application/json' || typeof payload !== 'string') {
    if (reply.statusCode >= 400) return undefined
    const types = media ? Object.keys(media).map((one) => one.replace('*', '')) : ['']
    return types.some((one) => type.startsWith(one)) ? undefined : `it is ${type}`
  }
  const json = own && 'content' in own ? own.content['application/json']?.schema : own
  const schemas = [json, refused.length > 0 ? refusalSchema(refused) : undefined]
  return errorOf(schemas, JSON.parse(payload))
}

function errorOf(schemas: (z.ZodType | undefined)[], body: unknown): string | undefined {
  const errors = schemas.flatMap((schema) => schema?.safeParse(body).error ?? [])
  const isFine = errors.length < schemas.filter(Boolean).length
  if (isFine) return undefined
  const issues = errors.flatMap((error) => error.issues)
  return `${JSON.stringify(body).slice(0, 500)} has ${JSON.stringify(issues).slice(0, 1500)}`
}
