import type { Noun, Tx } from '../../platform/db/tables.ts'
import { Problem } from '../../platform/problem.ts'
import { restoreDocuments, trashDocuments } from '../documents/packs/put-away-documents.ts'
import { publishedNoun } from '../documents/read/published-noun.ts'
import type { KindName } from '../documents/kinds/all-kinds.ts'
import { restoreJobs, trashJobs } from '../jobs/whole/filled-jobs.ts'
import { restorePosts, trashPosts } from '../posts/whole/filled-posts.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { guideRefusals } from './guide-refusals.ts'
import { type GuideState, keepState, lockState, type Removal } from './guide-state.ts'
import { filledHere, type Guide, type GuideGround, guideOf, untouchedOf } from './read-guide.ts'

type Done = { guide: Guide; removed: number; stayed: number }

/** Puts what nobody has touched into the trash, all in one step. `count` is how much of it was seen. */
export async function removeSample(
  { changes, neutral }: GuideGround,
  actor: Actor,
  count: number,
): Promise<Done> {
  permit(actor, 'company content')
  return changes.transaction(
    async (db, changed) => {
      const left = untouchedOf(await filledHere(db, neutral()))
      const all = left.documents.length + left.posts.length + left.jobs.length
      if (all !== count) throw new Problem(guideRefusals['sample-changed'])
      const at = changes.now()
      const idsOf = (things: { id: string }[]) => things.map(({ id }) => id)
      const rows = left.documents.map(({ row }) => row)
      const { kinds, ...documents } = await trashDocuments(db, actor, rows, at)
      const removal = { at, documents, posts: idsOf(left.posts), jobs: idsOf(left.jobs) }
      await trashPosts(db, actor, removal.posts, at)
      await trashJobs(db, actor, removal.jobs, at)
      changed(...nounsOf(kinds, removal))
      const removed = documents.trashed.length + removal.posts.length + removal.jobs.length
      const after = addedTo(await lockState(db), removal, removed)
      const guide = await keepAndRead(db, neutral, after)
      return { guide, removed, stayed: all - removed }
    },
    { untilHeard: true },
  )
}

const addedTo = (state: GuideState, removal: Removal, removed: number): GuideState => ({
  ...state,
  removals: removed === 0 ? state.removals : [...state.removals, removal],
})

type Back = { guide: Guide; restored: number; missed: number }

/** Brings back what was put away last in one step; what has been changed since stays as it is. */
export async function undoRemoval({ changes, neutral }: GuideGround, actor: Actor): Promise<Back> {
  permit(actor, 'company content')
  return changes.transaction(
    async (db, changed) => {
      const state = await lockState(db)
      const removal = state.removals.at(-1)
      if (!removal) throw new Problem(guideRefusals['nothing-removed'])
      const at = changes.now()
      const { count, missed, kinds } = await restoreDocuments(db, actor, removal.documents, at)
      const posts = await restorePosts(db, actor, removal.posts, at)
      const jobs = await restoreJobs(db, actor, removal.jobs, at)
      changed(...nounsOf(kinds, removal))
      const after = { ...state, removals: state.removals.slice(0, -1) }
      const guide = await keepAndRead(db, neutral, after)
      return { guide, restored: count + posts + jobs, missed }
    },
    { untilHeard: true },
  )
}

const nounsOf = (kinds: KindName[], { posts, jobs }: Removal): Noun[] => [
  'documents',
  ...kinds.map(publishedNoun),
  ...(posts.length > 0 ? ['posts' as const] : []),
  ...(jobs.length > 0 ? ['jobs' as const] : []),
]

async function keepAndRead(db: Tx, neutral: GuideGround['neutral'], state: GuideState) {
  await keepState(db, state)
  return guideOf(await filledHere(db, neutral()), state)
}
