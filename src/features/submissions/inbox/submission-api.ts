import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../sessions/guard.ts'
import { countUnread } from './count-unread.ts'
import { exportSubmissions } from './export-submissions.ts'
import { permissionFor } from './permission-for.ts'
import { asked, type ListQuery, sifted } from './inbox-query.ts'
import { listSubmissions } from './list-submissions.ts'
import { readAttachment } from '../review/read-attachment.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { describeRoutes } from '../../../platform/http/route-schema.ts'
import { inboxRoutes } from './inbox-routes.ts'

type List = { Querystring: ListQuery }

export async function submissionApi(
  app: FastifyInstance,
  ctx: Pick<Ctx, 'db' | 'secret' | 'files'>,
) {
  describeRoutes(app, inboxRoutes)

  for (const kind of ['enquiry', 'application'] as const) {
    const permission = permissionFor[kind]
    const access = { config: { access: { permission } } }

    app.get<List>(`/api/${permission}`, access, async (request) => {
      const actor = actorOf(request)
      const page = await listSubmissions(ctx, actor, kind, asked(request.query, actor))
      const { items, ...more } = page
      return { [permission]: items, ...more }
    })

    const long = {
      config: { access: { permission }, patience: 'work', quota: 'exports' } as const,
    }
    app.get<List>(`/api/${permission}/export.csv`, long, async (request, reply) => {
      const actor = actorOf(request)
      const sift = sifted(request.query, actor)
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': asAttachment(`${permission}.csv`),
          'cache-control': 'no-store',
        })
        .send(Readable.from(exportSubmissions(ctx, actor, kind, sift)))
    })
  }

  const everybody = { config: { access: { permission: 'own session' } } }
  app.get('/api/inbox/unread', everybody, async (request) => countUnread(ctx, actorOf(request)))

  const forReaders = { config: { access: { permission: 'attachments' } } }
  app.get<{ Params: { id: string } }>('/api/files/:id', forReaders, async (request, reply) => {
    const file = await readAttachment(ctx, actorOf(request), request.params.id)
    return reply
      .headers({
        'content-type': 'application/octet-stream',
        'content-length': file.size,
        'content-disposition': asAttachment(file.name),
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
      })
      .send(file.stream)
  })
}

/** https://www.rfc-editor.org/rfc/rfc6266: a plain name for old programs, the right one beside it. */
function asAttachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}
