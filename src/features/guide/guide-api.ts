import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../platform/ctx.ts'
import { readFields } from '../../platform/http/read-fields.ts'
import { describeRoutes } from '../../platform/http/route-schema.ts'
import type { Drawings } from '../documents/write/check-value.ts'
import { actorOf } from '../sessions/guard.ts'
import { changeGuide } from './change-guide.ts'
import { guideChangeSchema, guideRoutes, removalSchema } from './guide-routes.ts'
import { neutralWords } from './neutral-words.ts'
import { readGuide } from './read-guide.ts'
import { removeSample, undoRemoval } from './remove-sample.ts'
import type { Neutral } from './still-given.ts'

const forOwners = { config: { access: { permission: 'company content' } } } as const
const long = { config: { ...forOwners.config, patience: 'work' } } as const

type Ground = Pick<Ctx, 'db' | 'changes'> & { drawings: Drawings; blankPack: string }

/** How a company makes the site its own. */
export async function guideApi(app: FastifyInstance, ctx: Ground) {
  describeRoutes(app, guideRoutes)
  const { db, changes, blankPack, drawings } = ctx
  let known: Neutral | undefined
  const ground = {
    db,
    changes,
    neutral: () => (known ??= neutralWords(blankPack, drawings, changes.now())),
  }

  app.get('/api/guide', forOwners, async (request) => ({
    guide: await readGuide(ground, actorOf(request)),
  }))

  app.put('/api/guide', forOwners, async (request) => ({
    guide: await changeGuide(ground, actorOf(request), readFields(guideChangeSchema, request.body)),
  }))

  app.post('/api/guide/removal', long, async (request) => {
    const { count } = readFields(removalSchema, request.body)
    return removeSample(ground, actorOf(request), count)
  })

  app.post('/api/guide/removal/undo', long, async (request) =>
    undoRemoval(ground, actorOf(request)),
  )
}
