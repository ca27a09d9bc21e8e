import type { FastifyInstance } from 'fastify'

/** One line a finished request. Ready pages and files are answered before this: counted, and one line stands for many (`fast-lane.ts`). */
export function requestLog(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const level = reply.statusCode >= 500 ? 'error' : 'info'
    request.log[level](
      {
        method: request.method,
        path: loggedPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ip: request.ip,
      },
      'request',
    )
  })
}

/** A segment as long as this is a signed link of somebody's: no log may hold a key to what they sent. */
export const loggedPath = (url: string) =>
  url.split('?', 1)[0]!.replace(/([^/]{8})[^/]{60,}/g, '$1…')
