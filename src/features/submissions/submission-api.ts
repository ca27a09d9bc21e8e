import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../../platform/problem.ts'
import { actorOf } from '../sessions/guard.ts'
import { exportSubmissions } from './export-submissions.ts'
import { listSubmissions, permissionFor } from './list-submissions.ts'
import { readAttachment } from './read-attachment.ts'
import type { SubmissionParts } from './submission-parts.ts'

type List = { Querystring: Partial<Record<'limit' | 'continuationToken' | 'state' | 'q', string>> }

const most = 50

export async function submissionApi(app: FastifyInstance, parts: SubmissionParts) {
  const forSales = { config: { access: { permission: 'enquiries' } } }
  app.get<List>('/api/enquiries', forSales, async (request) => {
    const { items, ...more } = await listSubmissions(
      parts,
      actorOf(request),
      'enquiry',
      asked(request.query),
    )
    return { enquiries: items, ...more }
  })

  const forRecruiters = { config: { access: { permission: 'applications' } } }
  app.get<List>('/api/applications', forRecruiters, async (request) => {
    const { items, ...more } = await listSubmissions(
      parts,
      actorOf(request),
      'application',
      asked(request.query),
    )
    return { applications: items, ...more }
  })

  for (const [kind, access] of [
    ['enquiry', forSales],
    ['application', forRecruiters],
  ] as const)
    app.get<List>(`/api/${permissionFor[kind]}/export.csv`, access, async (request, reply) => {
      const sift = sifted(request.query)
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': asAttachment(`${permissionFor[kind]}.csv`),
          'cache-control': 'no-store',
        })
        .send(Readable.from(exportSubmissions(parts, actorOf(request), kind, sift)))
    })

  const forReaders = { config: { access: { permission: 'attachments' } } }
  app.get<{ Params: { id: string } }>('/api/files/:id', forReaders, async (request, reply) => {
    const file = await readAttachment(parts, actorOf(request), request.params.id)
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

/** As many as asked for, up to fifty; what is no number is no question. */
function asked({ limit = '20', continuationToken, state, q }: List['Querystring']) {
  if (typeof limit !== 'string' || !/^\d{1,6}$/.test(limit) || Number(limit) === 0)
    throw new Problem(400, `The limit must be a number from 1 to ${most}.`)
  if (continuationToken !== undefined && typeof continuationToken !== 'string')
    throw new Problem(400, 'There must be one continuation token.')
  return { limit: Math.min(most, Number(limit)), continuationToken, ...sifted({ state, q }) }
}

/** What is no word sifts nothing out. */
const sifted = ({ state, q }: { state?: unknown; q?: unknown }) => ({
  state: typeof state === 'string' && /^[a-z]{1,20}$/.test(state) ? state : undefined,
  words:
    typeof q === 'string' && !q.includes('\0') && q.trim() ? q.trim().slice(0, 200) : undefined,
})

/** https://www.rfc-editor.org/rfc/rfc6266: a plain name for old programs, the right one beside it. */
function asAttachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}
