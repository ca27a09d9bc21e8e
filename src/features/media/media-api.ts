import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '../../platform/ctx.ts'
import { formRefusals } from '../../platform/http/common-refusals.ts'
import { isBrokenForm, wholeFile } from '../../platform/http/form/broken-form.ts'
import { discardRest } from '../../platform/http/form/discard-rest.ts'
import { Problem } from '../../platform/problem.ts'
import { WaitingLine } from '../../platform/line/waiting-line.ts'
import { actorOf } from '../sessions/guard.ts'
import { findPictures } from './find-pictures.ts'
import { keepPicture } from './keep-picture.ts'
import { mostBytes } from './largest-picture.ts'
import { mediaRefusals } from './media-refusals.ts'
import { copyAt, type CopyFormat } from './media-store.ts'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import { mediaRoutes } from './media-routes.ts'

type Upload = { Querystring: { as?: 'engraved'; for?: 'library' } }
type OneCopy = { Params: { id: string; file: string } }

/** The picture that is being made ready, and those behind it. */
const mostWaiting = 8

const forWriters = {
  config: { access: { permission: 'posts' } },
  bodyLimit: mostBytes + 64 * 1024,
  handlerTimeout: 290_000,
} as const

const forEveryone = { config: { access: 'public' } } as const
const forever = 'public, max-age=31536000, immutable'

/** `POST /api/media` takes a picture as the file of a form; `/media/{id}/{width}.{avif|webp}` are its copies. */
export async function mediaApi(
  app: FastifyInstance,
  ctx: Pick<Ctx, 'db' | 'changes' | 'pictures'>,
) {
  describeRoutes(app, mediaRoutes)
  const { db, pictures } = ctx

  // What is no form is refused in our own words, whatever else it is.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  await app.register(multipart, { limits: { files: 2, fields: 10, fileSize: mostBytes + 1 } })

  const line = new WaitingLine(mostWaiting, mediaRefusals['too-many-pictures'])

  app.post<Upload>('/api/media', forWriters, (request, reply) =>
    line.join(async (inTurn) => {
      try {
        const file = await pictureIn(request)
        const wish = {
          isEngraved: request.query.as === 'engraved',
          isKept: request.query.for === 'library',
          name: file.name,
        }
        const picture = await keepPicture(ctx, actorOf(request), file.source, inTurn, wish)
        return reply.code(201).send({ picture })
      } catch (error) {
        discardRest(request)
        throw error
      }
    }),
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
    const file = copy && (await pictures.read(copy.fileKey))
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

async function pictureIn(
  request: Pick<FastifyRequest, 'isMultipart' | 'files'>,
): Promise<{ name: string; source: AsyncIterable<Uint8Array> }> {
  if (!request.isMultipart()) throw new Problem(mediaRefusals['picture-not-in-form'])
  const parts = request.files()
  const next = () =>
    parts.next().catch((error: unknown) => {
      throw isBrokenForm(error) ? new Problem(formRefusals['form-broken']) : error
    })
  const first = await next()
  if (first.done) throw new Problem(mediaRefusals['picture-missing'])
  const { filename, file } = first.value
  async function* theOnlyFile() {
    yield* wholeFile(file)
    if (!(await next()).done) throw new Problem(mediaRefusals['pictures-at-once'])
  }
  return { name: fileName(filename), source: theOnlyFile() }
}

/** As its owner called it, on one line and of a length that a list can show. Browsers send quotation marks as %22. */
const fileName = (given = '') =>
  [
    ...given
      .replace(/^.*[\\/]/, '')
      .replaceAll('%22', '"')
      .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ''),
  ]
    .slice(0, 120)
    .join('')
    .trim()

const isId = (id: string) => /^[\w-]{16}$/.test(id)

const noPicture = () => new Problem(mediaRefusals['picture-not-found'])
