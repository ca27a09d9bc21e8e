import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { describeRoutes } from '../../../platform/http/route-schema.ts'
import { Problem } from '../../../platform/problem.ts'
import { drawingRefusals, drawingRoutes } from './drawing-routes.ts'
import { drawingAt } from './own-drawings.ts'

const forEveryone = { config: { access: 'public' } } as const

/** `/drawings/{file}` of what an import has brought; those that came with the program are files of the build. */
export async function drawingApi(app: FastifyInstance, { db }: Pick<Ctx, 'db'>) {
  describeRoutes(app, drawingRoutes)
  app.get<{ Params: { file: string } }>(
    '/drawings/:file',
    forEveryone,
    async ({ params }, reply) => {
      const found = await drawingAt(db, `/drawings/${params.file}`)
      if (!found) throw new Problem(drawingRefusals['drawing-not-found'])
      return reply
        .headers({
          'cache-control': found.isForEver
            ? 'public, max-age=31536000, immutable'
            : 'public, max-age=300, stale-while-revalidate=86400',
          'content-type': 'image/svg+xml; charset=utf-8',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
          'x-content-type-options': 'nosniff',
        })
        .send(found.svg)
    },
  )
}
