import type { Ctx } from '../../../platform/ctx.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { jobsInInbox } from '../inbox-store.ts'
import { jobTitleIn } from './submission-count-store.ts'

type AppliedJob = { id: string; title: string }

/** The jobs, posted or long gone, for which there are applications in the inbox, by their titles. */
export async function listAppliedJobs(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
): Promise<AppliedJob[]> {
  permit(actor, 'applications')
  const ids = await jobsInInbox(db)
  const jobs = await Promise.all(ids.map(async (id) => ({ id, title: await jobTitleIn(db, id) })))
  return jobs.toSorted((a, b) => a.title.localeCompare(b.title) || (a.id < b.id ? -1 : 1))
}
