import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Kysely } from 'kysely'
import type { Changes } from '../../platform/db/changes.ts'
import type { Files } from '../../platform/files/files.ts'
import { Problem } from '../../platform/problem.ts'
import type { HistoryTables } from '../history/record-change.ts'
import { actorOf } from '../sessions/guard.ts'
import { findPictures } from './find-pictures.ts'
import { keepPicture, mostBytes } from './keep-picture.ts'
import { copyAt, type CopyFormat, type MediaTables } from './media-store.ts'

type Tables = MediaTables & HistoryTables
type Parts = { db: Kysely<Tables>; changes: Changes<Tables>; files: Files }
type OneCopy = { Params: { id: string; file: string } }

const forEveryone = { config: { access: 'public' } } as const
const forever = 'public, max-age=31536000, immutable'

/** `POST /api/media` takes a picture as the file of a form; `/media/{id}/{width}.{avif|webp}` are its copies. */
export async function mediaApi(app: FastifyInstance, { db, changes, files }: Parts) {
  await app.register(multipart, { limits: { files: 1, fields: 10, fileSize: mostBytes + 1 } })

  app.post(
    '/api/media',
    { config: { access: { permission: 'posts' } }, bodyLimit: mostBytes + 64 * 1024 },
    async (request, reply) => {
      if (!request.isMultipart()) throw new Problem(415, 'Send the picture as the file of a form.')
      const part = await request.file()
      if (!part) throw new Problem(400, 'There is no picture in this form.')
      const picture = await keepPicture({ changes, files }, actorOf(request), part.file)
      return reply.code(201).send({ picture })
    },
  )

  app.get<OneCopy>('/media/:id/:file', forEveryone, async ({ params }, reply) => {
    const [, width, format] = /^(\d{1,5})\.(avif|webp)$/.exec(params.file) ?? []
    if (!width || !isId(params.id)) throw noPicture()
    return send(reply, params.id, Number(width), format as CopyFormat, forever)
  })

  app.get<OneCopy>('/media/:id', forEveryone, async ({ params }, reply) => {
    const picture = isId(params.id) && (await findPictures(db, [params.id])).get(params.id)
    if (!picture) throw noPicture()
    return send(reply, params.id, picture.widths.at(-1)!, 'webp', forever)
  })

  async function send(
    reply: FastifyReply,
    id: string,
    width: number,
    format: CopyFormat,
    caching: string,
  ) {
    const copy = await copyAt(db, id, width, format)
    const file = copy && (await files.read(copy.fileKey))
    if (!file) throw noPicture()
    return reply
      .headers({
        'cache-control': caching,
        'content-type': `image/${format}`,
        'content-length': file.size,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .send(file.stream)
  }
}

const isId = (id: string) => /^[\w-]{16}$/.test(id)

const noPicture = () => new Problem(404, 'There is no such picture.')
