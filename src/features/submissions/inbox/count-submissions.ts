import type { Ctx } from '../../../platform/ctx.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { permissionFor } from './permission-for.ts'
import { jobTitleIn, newOnes, receivedFrom, stagesByJob } from './submission-count-store.ts'
import type { Kind } from '../submission-store.ts'

export type Received = {
  today: number
  /** Those that nobody has moved on yet, whenever they came. */
  waiting: number
  weeks: number[]
}

export type JobStages = { title: string; stages: Record<string, number>; count: number }

type Span = { today: string; weeks: string[] }

const mostJobs = 8

/** How many came in today and in each week, and how many still wait; what was found to be spam is left out. */
export async function countSubmissions(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
  kind: Kind,
  { today, weeks }: Span,
): Promise<Received> {
  permit(actor, permissionFor[kind])
  const [came = 0] = await receivedFrom(db, kind, [today])
  return {
    today: came,
    waiting: await newOnes(db, kind),
    weeks: await receivedFrom(db, kind, weeks),
  }
}

/** The jobs with most applications since a moment, stage by stage; those beyond eight together, without a title. */
export async function countStages(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
  since: string,
): Promise<JobStages[]> {
  permit(actor, 'applications')
  const jobs = new Map<string, JobStages>()
  for (const { jobId, state, count } of await stagesByJob(db, since))
    addTo(jobs, jobId ?? '', { [state]: count })
  const ranked = [...jobs].toSorted(([, a], [, b]) => b.count - a.count)
  const first = ranked.slice(0, mostJobs).map(async ([id, job]) => ({
    ...job,
    title: id && (await jobTitleIn(db, id)),
  }))
  const rest = new Map<string, JobStages>()
  for (const [, { stages }] of ranked.slice(mostJobs)) addTo(rest, '', stages)
  return [...(await Promise.all(first)), ...rest.values()]
}

function addTo(jobs: Map<string, JobStages>, id: string, more: Record<string, number>) {
  const job = jobs.get(id) ?? { title: '', stages: {}, count: 0 }
  for (const [state, count] of Object.entries(more)) {
    job.stages[state] = (job.stages[state] ?? 0) + count
    job.count += count
  }
  jobs.set(id, job)
}
