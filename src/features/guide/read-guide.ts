import type { Ctx } from '../../platform/ctx.ts'
import type { Db } from '../../platform/db/tables.ts'
import { kindNamed } from '../documents/kinds/all-kinds.ts'
import { filledDocuments } from '../documents/packs/filled-documents.ts'
import { isNeeded } from '../documents/write/refuse-needed.ts'
import { filledJobs } from '../jobs/whole/filled-jobs.ts'
import { filledPosts } from '../posts/whole/filled-posts.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { type GuideState, readState } from './guide-state.ts'
import { type Filled, measureSteps, type Step } from './guide-steps.ts'
import { type MandatoryPlace, mandatoryPlaces } from './mandatory-places.ts'
import { isNoteAt, type Neutral, stillGiven } from './still-given.ts'

/** What the guide stands on, beside the database. */
export type GuideGround = Pick<Ctx, 'db' | 'changes'> & { neutral: () => Neutral }

export type Guide = {
  /** What the database was filled with; `own` where nothing of it is there. */
  pack: 'sample' | 'blank' | 'own'
  isHidden: boolean
  isDone: boolean
  steps: Step[]
  places: MandatoryPlace[]
  /** What nobody has touched and the site can do without. */
  left: { count: number; kinds: { label: string; count: number }[] }
  /** The last that was put away in one step, unless it was brought back. */
  removal?: { at: string; count: number }
}

/** How far a company has made the site its own. */
export async function readGuide(
  { db, neutral }: Pick<GuideGround, 'db' | 'neutral'>,
  actor: Actor,
): Promise<Guide> {
  permit(actor, 'company content')
  return guideOf(await filledHere(db, neutral()), await readState(db))
}

export const filledHere = async (db: Db, neutral: Neutral): Promise<Filled> => ({
  documents: await filledDocuments(db),
  posts: await filledPosts(db),
  jobs: await filledJobs(db),
  neutral,
})

/** What nobody has touched, by what it is. */
export function untouchedOf({ documents, posts, jobs }: Filled) {
  const isLeft = ({ isUntouched }: { isUntouched: boolean }) => isUntouched
  return {
    documents: documents.filter(
      (one) => isLeft(one) && one.row.deletedAt === null && !isNeeded(one.row),
    ),
    posts: posts.filter(isLeft),
    jobs: jobs.filter(isLeft),
  }
}

export function guideOf(filled: Filled, state: GuideState): Guide {
  const { documents, neutral } = filled
  const steps = measureSteps(filled, state.settled)
  const places = mandatoryPlaces(documents, neutral, state.kept)
  const left = leftOf(filled)
  const removal = state.removals.at(-1)
  const pack = packOf(filled)
  const isDone =
    steps.every(({ total, done, isSettled }) => done === total || isSettled) &&
    places.every(({ isKept }) => isKept) &&
    left.count === 0
  return {
    pack,
    isHidden: state.isHidden,
    isDone: pack === 'own' || isDone,
    steps,
    places,
    left,
    ...(removal && {
      removal: {
        at: removal.at,
        count: removal.documents.trashed.length + removal.posts.length + removal.jobs.length,
      },
    }),
  }
}

function packOf({ documents, neutral }: Filled): Guide['pack'] {
  const company = documents.find(({ row }) => row.kind === 'company')
  if (!company) return 'own'
  return stillGiven(company, neutral).given.some(isNoteAt) ? 'blank' : 'sample'
}

function leftOf(filled: Filled): Guide['left'] {
  const { documents, posts, jobs } = untouchedOf(filled)
  const labels = [
    ...documents.map(({ row }) => kindNamed(row.kind).label),
    ...posts.map(() => 'Post'),
    ...jobs.map(() => 'Job'),
  ]
  const counts = Map.groupBy(labels, (label) => label)
  return {
    count: labels.length,
    kinds: [...counts].map(([label, all]) => ({ label, count: all.length })),
  }
}
