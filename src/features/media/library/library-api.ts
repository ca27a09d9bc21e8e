import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { readFields } from '../../../platform/http/read-fields.ts'
import { describeRoutes } from '../../../platform/http/route-schema.ts'
import { actorOf } from '../../sessions/guard.ts'
import { describePicture } from './describe-picture.ts'
import { noSuchPicture } from './lock-picture-version.ts'
import { pictureQuery } from './library-fields.ts'
import { libraryRoutes } from './library-routes.ts'
import { type Drawn, listDrawings } from './list-drawings.ts'
import { listPictures } from './list-pictures.ts'
import { manySchema, pictureNoteSchema } from './picture-fields.ts'
import type { PicturePlace } from './picture-places.ts'
import { readPictureNote } from './read-picture-note.ts'
import { restorePictures, trashPictures } from './trash-pictures.ts'

type One = { Params: { id: string } }

/** On which page a document is shown, or a post. */
type PageOf = (place: Pick<PicturePlace, 'noun' | 'kind' | 'id'>) => string | undefined

type Ground = Pick<Ctx, 'db' | 'changes'> & {
  drawn: () => Promise<Drawn[]>
  pages: () => Promise<PageOf>
}

const forWriters = { config: { access: { permission: 'posts' } } } as const

/** The uploads, for those who choose among them and keep them in order. */
export async function libraryApi(app: FastifyInstance, ctx: Ground) {
  describeRoutes(app, libraryRoutes)

  const withPages = async (places: PicturePlace[]) => {
    const pageOf = await ctx.pages()
    return places.map((place) => {
      const path = pageOf(place)
      return { ...place, ...(path !== undefined && { path }) }
    })
  }

  app.get('/api/media', forWriters, async (request) =>
    listPictures(ctx, actorOf(request), readFields(pictureQuery, request.query)),
  )

  app.get('/api/media/drawings', forWriters, async (request) => {
    const drawings = await listDrawings({ db: ctx.db, drawn: await ctx.drawn() }, actorOf(request))
    return {
      drawings: await Promise.all(
        drawings.map(async (one) => ({ ...one, places: await withPages(one.places) })),
      ),
    }
  })

  app.get<One>('/api/media/:id', forWriters, async (request) => {
    const open = await readPictureNote(ctx, actorOf(request), pictureId(request.params))
    return { ...open, places: await withPages(open.places) }
  })

  app.put<One>('/api/media/:id', forWriters, async (request) => {
    const note = readFields(pictureNoteSchema, request.body)
    const id = pictureId(request.params)
    return { picture: await describePicture(ctx, actorOf(request), id, note) }
  })

  app.post('/api/media/trash', forWriters, async (request) =>
    trashPictures(ctx, actorOf(request), readFields(manySchema, request.body).ids),
  )

  app.post('/api/media/restore', forWriters, async (request) =>
    restorePictures(ctx, actorOf(request), readFields(manySchema, request.body).ids),
  )
}

/** PostgreSQL would not even look for an id with a null character in it. */
function pictureId({ id }: One['Params']): string {
  if (!/^[\w-]{16}$/.test(id)) throw noSuchPicture()
  return id
}
