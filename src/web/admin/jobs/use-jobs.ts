import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { JobPost } from '../../../features/jobs/job-schema.ts'
import type { KeptJob } from '../../../features/jobs/read/list-jobs.ts'
import { addressOf, callRoute } from '../session/call-route.ts'
import { isLate, isUnknownElsewhere, Refusal } from '../session/desk-call.ts'
import { makeKey } from '../session/make-key.ts'
import { bodyOf, formOfJob, toldJob } from './job-texts.ts'

type Jobs = { jobPosts?: KeptJob[] } | undefined

const key = [addressOf('GET /api/jobs')]

/** All jobs that are kept; another API than ours (`API_BASE_URL`) may know only those that are open. */
async function fetchJobs(): Promise<KeptJob[]> {
  const told: Jobs = await callRoute('GET /api/jobs').catch((error: unknown) => {
    if (isUnknownElsewhere(error)) return callRoute('GET /jobs') as Promise<Jobs>
    throw error
  })
  return Array.isArray(told?.jobPosts) ? told.jobPosts.map(toldJob) : []
}

/** What is done to jobs, one thing at a time to each; a refusal may say what a job is by now, or that it is gone. */
function useWork(onNow: (job: JobPost) => void, onGone: () => void) {
  const work = useMutation({
    mutationFn: (what: () => Promise<unknown>) => what(),
    onError: (error) => {
      if (!(error instanceof Refusal)) return
      const now = (error.answer as { jobPost?: JobPost } | undefined)?.jobPost
      if (now) onNow(now)
      if (error.status === 404) onGone()
    },
  })
  const busy = useRef(new Set<string>())
  /** Nothing where it went wrong, which the screen then says, or where something is being done to the job already. */
  async function attempt<T>(id: string, what: () => Promise<T>): Promise<T | undefined> {
    if (busy.current.has(id)) return undefined
    busy.current.add(id)
    try {
      return (await work.mutateAsync(what)) as T
    } catch {
      return undefined
    } finally {
      busy.current.delete(id)
    }
  }
  return { work, attempt }
}

/** The jobs as this screen knows them, and what is done to one; the error is that of what was done last. */
export function useJobs() {
  const data = useQueryClient()
  const list = useQuery({ queryKey: key, queryFn: fetchJobs })
  const put = (change: (known: KeptJob[]) => KeptJob[]) =>
    data.setQueryData<KeptJob[]>(key, (known) => known && change(known))
  const replace = (saved: JobPost) =>
    put((known) =>
      known.map(({ slug, postedAt, ...job }) => ({
        slug,
        postedAt,
        ...(job.id === saved.id ? saved : job),
      })),
    )

  const { work, attempt } = useWork(replace, () => void list.refetch())
  /** The keys of copies that nobody has said are made. */
  const copies = useRef(new Map<string, string>())
  return {
    jobs: list.data,
    error: work.error ?? list.error,
    load: () => {
      work.reset()
      return list.refetch()
    },
    replace,
    remove: (id: string) =>
      attempt(id, async () => {
        await callRoute('DELETE /jobs/{id}', { params: { id } })
        put((known) => known.filter((job) => job.id !== id))
        return true
      }),
    setState: (job: KeptJob, state: 'open' | 'closed') =>
      attempt(job.id, async () => {
        const body = { ...job, state }
        const params = { id: job.id }
        const { jobPost } = await callRoute('PUT /jobs/{id}', { params, body })
        replace(jobPost)
        return jobPost
      }),
    /** A draft with the same texts; its last day is to be said anew. */
    duplicate: (job: KeptJob) =>
      attempt(job.id, async () => {
        const jobPost = await copyOnce(job, copies.current)
        await list.refetch()
        return jobPost
      }),
  }
}

/** Sent again after an answer that was lost, the copy is made once. */
async function copyOnce(job: KeptJob, keys: Map<string, string>): Promise<JobPost> {
  const key = keys.get(job.id) ?? makeKey()
  keys.set(job.id, key)
  const texts = bodyOf({ ...formOfJob(job), validThrough: '' })
  try {
    const body = { ...texts, state: 'draft' as const }
    const { jobPost } = await callRoute('POST /jobs', { body, key })
    keys.delete(job.id)
    return jobPost
  } catch (error) {
    // The job has changed since: the next copy is another.
    if (isLate(error)) keys.delete(job.id)
    throw error
  }
}
