import { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify'
import { isApi, refuse } from './refusal.ts'

const sentences: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'What you sent is larger than this address accepts.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This address does not understand that content type.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty; this address expects JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as its headers say.',
  FST_ERR_HANDLER_TIMEOUT: 'This took too long. Please try again.',
}

/** Every error leaves as `{ message }` with its status; what we did not foresee is logged and kept quiet. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler(
    (error: FastifyError & { status?: number; fields?: object }, request, reply) => {
      const status = error.status ?? error.statusCode ?? 500
      if (status >= 500) request.log.error({ err: error }, 'A request failed')
      const message =
        sentences[error.code] ??
        (status < 500 ? error.message : 'Something went wrong on our side. Please try again.')
      return reply
        .code(status)
        .headers({ 'cache-control': 'no-store' })
        .send({ message, ...(error.fields ? { fields: error.fields } : {}) })
    },
  )
  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(app, request)
    if (allowed.length === 0)
      return refuse(request, reply, 404, 'There is nothing at this address.')
    reply.header('allow', allowed.join(', '))
    const message = `This address answers ${allowed.join(', ')}, not ${request.method}.`
    return refuse(request, reply, 405, message)
  })
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

function allowedMethods(app: FastifyInstance, request: FastifyRequest): string[] {
  const url = request.url.split('?', 1)[0]!
  const found = methods.flatMap((method) => {
    const route = app.findRoute({ method, url })
    return route ? [{ method, isPage: route.params['*'] !== undefined }] : []
  })
  const doors = found.filter(({ isPage }) => !isPage)
  const answering = doors.length > 0 || isApi(url) ? doors : found
  return answering.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}
