import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { JobPost } from '../../../features/jobs/job-schema.ts'
import type { KeptJob } from '../../../features/jobs/read/list-jobs.ts'
import { addressOf, callRoute } from '../session/call-route.ts'
import { isLate, isUnknownElsewhere, Refusal } from '../session/desk-call.ts'
import { makeKey } from '../session/make-key.ts'
import { bodyOf, formOfJob } from './job-texts.ts'

type Jobs = { jobPosts?: KeptJob[] }

const key = [addressOf('GET /api/jobs')]

/** All jobs that are kept; another API than ours (`API_BASE_URL`) may know only those that are open. */
async function fetchJobs(): Promise<KeptJob[]> {
  const { jobPosts = [] }: Jobs = await callRoute('GET /api/jobs').catch((error: unknown) => {
    if (isUnknownElsewhere(error)) return callRoute('GET /jobs') as Promise<Jobs>
    throw error
  })
  return jobPosts
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

  const work = useWork(replace)
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
      work.attempt(id, async () => {
        await callRoute('DELETE /jobs/{id}', { params: { id } })
        put((known) => known.filter((job) => job.id !== id))
        return true
      }),
    setState: (job: KeptJob, state: 'open' | 'closed') =>
      work.attempt(job.id, async () => {
        const body = { ...job, state }
        const params = { id: job.id }
        const { jobPost } = await callRoute('PUT /jobs/{id}', { params, body })
        replace(jobPost)
        return jobPost
      }),
    /** A draft with the same texts; its last day is to be said anew. */
    duplicate: (job: KeptJob) =>
      work.attempt(job.id, async () => {
        const key = copies.current.get(job.id) ?? makeKey()
        copies.current.set(job.id, key)
        const texts = bodyOf({ ...formOfJob(job), validThrough: '' })
        const body = { ...texts, state: 'draft' as const }
        const { jobPost } = await callRoute('POST /jobs', { body, key }).catch((error: unknown) => {
          if (isLate(error)) copies.current.delete(job.id)
          throw error
        })
        copies.current.delete(job.id)
        await list.refetch()
        return jobPost
      }),
  }
}

/** What is done to jobs, to each of them one thing at a time. */
function useWork(replace: (saved: JobPost) => void) {
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: (what: () => Promise<unknown>) => what(),
    onError: (error) => {
      const now =
        error instanceof Refusal && (error.answer as { jobPost?: JobPost } | undefined)?.jobPost
      if (now) replace(now)
    },
  })
  const busy = useRef(new Set<string>())
  /** Nothing where it went wrong, which the screen then says, or where something is being done to the job already. */
  async function attempt<T>(id: string, what: () => Promise<T>): Promise<T | undefined> {
    if (busy.current.has(id)) return undefined
    busy.current.add(id)
    try {
      return (await mutateAsync(what)) as T
    } catch {
      return undefined
    } finally {
      busy.current.delete(id)
    }
  }
  return { error, reset, attempt }
}
