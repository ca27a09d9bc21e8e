import type { IncomingMessage, ServerResponse } from 'node:http'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { commonRefusals } from './common-refusals.ts'
import type { Log } from '../log.ts'
import { answerErrors } from './errors.ts'
import { accessDeclared } from './limits/access.ts'
import { closeAfterRefusal } from './close-after-refusal.ts'
import { patientRequests } from './request-time-budgets.ts'
import { acceptJson } from './limits/accept-json.ts'
import { refuse } from './limits/refusal.ts'
import { refuseConnection, refuseOdd } from './refuse-connection.ts'
import { requestLog } from './request-log.ts'
import { useRouteSchemas } from './route-schema.ts'
import { createServer } from '../node-http.ts'
import { nextRequestId } from './request-id.ts'
import { originForm, sayUnfit, unfit } from './unfit-request.ts'

type Shortcut = (request: IncomingMessage, response: ServerResponse) => boolean

export type HttpOptions = {
  log: Log
  trustProxy: string[]
  always: Record<string, string>
  /** Whether it has answered a request whose address is malformed. */
  answerMalformed?: (request: FastifyRequest, reply: FastifyReply) => boolean
}

const second = 1000
const kilobyte = 1024

const limits = {
  headerBytes: 16 * kilobyte,
  /** Of JSON: of what anybody may send, and of what staff send. */
  openBodyBytes: 16 * kilobyte,
  bodyBytes: 1024 * kilobyte,
  headersTimeout: 15 * second,
  requestTimeout: 300 * second,
  keepAliveTimeout: 75 * second,
  handlerTimeout: 60 * second,
}

/** Fastify with our limits; `shortcut` may answer a request before Fastify sees it. */
export function createHttp(
  { log, trustProxy, always, answerMalformed }: HttpOptions,
  shortcut: Shortcut,
): FastifyInstance {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: nextRequestId,
    requestIdHeader: false,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    bodyLimit: limits.openBodyBytes,
    handlerTimeout: limits.handlerTimeout,
    // Until no more connections are taken, and for what is open already: an answer, not a bare refusal.
    return503OnClosing: false,
    // Whatever a request line may hold: a longer one would fall through to the pages, and be told of methods that are none.
    routerOptions: { maxParamLength: limits.headerBytes },
    frameworkErrors(_error, request, reply) {
      if (answerMalformed?.(request, reply as FastifyReply)) return
      ;(reply as FastifyReply).headers(always)
      refuse(request, reply as FastifyReply, commonRefusals['address-malformed'])
    },
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, always),
    serverFactory(handler) {
      const server = createServer(
        {
          maxHeaderSize: limits.headerBytes,
          headersTimeout: limits.headersTimeout,
          requestTimeout: limits.requestTimeout,
          keepAliveTimeout: limits.keepAliveTimeout,
          connectionsCheckingInterval: 5 * second,
          // node's own refusal has no words and none of our headers.
          requireHostHeader: false,
        },
        (request, response) => {
          const refusal = unfit(request)
          if (refusal) return sayUnfit(request, response, always, refusal)
          request.url = originForm(request.url!)
          if (shortcut(request, response)) return
          for (const name in always) response.setHeader(name, always[name]!)
          handler(request, response)
        },
      )
      refuseOdd(server, always, 'GET, HEAD, POST, PUT, PATCH, DELETE')
      server.maxRequestsPerSocket = 0
      return server
    },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...always, 'x-request-id': request.id })
  })
  patientRequests(app)
  acceptJson(app)
  closeAfterRefusal(app)
  requestLog(app)
  limitBodies(app)
  accessDeclared(app)
  answerErrors(app)
  useRouteSchemas(app)
  return app
}

/** Routes that need a permission accept larger bodies: it is checked before the body is read. */
function limitBodies(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    if (route.config?.access !== 'public') route.bodyLimit ??= limits.bodyBytes
  })
}
