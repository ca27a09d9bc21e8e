import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { diskTrouble } from '../disk-trouble.ts'
import { commonRefusals } from './common-refusals.ts'
import { Busy } from '../line/fair-queue.ts'
import { Problem, type Refusal } from '../problem.ts'
import { Trouble } from '../trouble.ts'
import { isApi, refuse } from './limits/refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A form of a page that answers GET at the same address. */
    besidePage?: boolean
  }
}

const known: Record<string, Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: commonRefusals['body-too-large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: commonRefusals['content-type-unknown'],
  FST_ERR_CTP_EMPTY_JSON_BODY: commonRefusals['body-empty'],
  FST_ERR_CTP_INVALID_JSON_BODY: commonRefusals['json-invalid'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: commonRefusals['body-length-wrong'],
  FST_ERR_HANDLER_TIMEOUT: commonRefusals['took-too-long'],
}

const waits: Record<string, number> = { FST_ERR_HANDLER_TIMEOUT: 5 }

type Foreseen = FastifyError & { status?: number; fields?: object; retryAfterSeconds?: number }

/** Every error leaves as `{ message, code }` with its status; what we did not foresee is logged and kept quiet. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((given: Foreseen, request, reply) => {
    // Only QUERY is asked for one before its route is looked for, and no address of ours answers that.
    if (given.code === 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE') return refuseHere(request, reply)
    const trouble = given instanceof Trouble ? given : diskTrouble(given)
    const status = trouble?.status ?? given.status ?? given.statusCode ?? 500
    if (status >= 500 && !(given instanceof Busy))
      request.log.error({ err: given }, 'A request failed')
    const wait = trouble?.retryAfterSeconds ?? given.retryAfterSeconds ?? waits[given.code]
    if (wait) reply.header('retry-after', wait)
    if (trouble) {
      const { told: message, code } = trouble
      return refuse(request, reply, { status, code, message })
    }
    const { code, message } = toldOf(given, status)
    return reply
      .code(status)
      .headers({ 'cache-control': 'no-store' })
      .send({ message, code, ...(given.fields ? { fields: given.fields } : {}) })
  })
  const forms: RegExp[] = []
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.besidePage) forms.push(new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`))
  })
  app.setNotFoundHandler(refuseHere)

  function refuseHere(request: FastifyRequest, reply: FastifyReply) {
    const allowed = allowedMethods(app, request, forms)
    if (allowed.length === 0) return refuse(request, reply, commonRefusals['address-not-found'])
    reply.header('allow', allowed.join(', '))
    const message = `This address answers ${allowed.join(', ')}, not ${request.method}.`
    return refuse(request, reply, { ...commonRefusals['method-not-allowed'], message })
  }
}

function toldOf(given: Foreseen, status: number): Pick<Refusal, 'code' | 'message'> {
  if (given instanceof Problem) return given
  const refusal = known[given.code]
  if (refusal) return refusal
  if (status >= 500) return commonRefusals['internal-error']
  return { code: commonRefusals['request-refused'].code, message: given.message }
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

function allowedMethods(app: FastifyInstance, request: FastifyRequest, forms: RegExp[]): string[] {
  const url = request.url.split('?', 1)[0]!
  const found = methods.flatMap((method) => {
    const route = app.findRoute({ method, url })
    return route ? [{ method, isPage: isWhole(route.params['*'], url) }] : []
  })
  const doors = found.filter(({ isPage }) => !isPage)
  const isFormOfPage = forms.some((form) => form.test(url))
  const answering = isFormOfPage || (doors.length === 0 && !isApi(url)) ? found : doors
  return answering.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}

/** Whether a wildcard stands for the whole address, as that of the pages does. */
const isWhole = (rest: string | undefined, url: string) =>
  rest !== undefined && `/${rest}` === decodeURIComponent(url)
