import { useCallback, useEffect, useState } from 'react'
import type { JobPost } from '../../../features/jobs/job-schema.ts'
import type { KeptJob } from '../../../features/jobs/read/list-jobs.ts'
import { deskCall, Refusal, sentenceOf } from '../session/desk-call.ts'
import { bodyOf, formOfJob } from './job-texts.ts'

type Jobs = { jobPosts?: KeptJob[] }
type Answer = { jobPost: JobPost }

/** All jobs that are kept; another API than ours (`API_BASE_URL`) may know only those that are open. */
async function fetchJobs(): Promise<KeptJob[]> {
  const { jobPosts = [] } = await deskCall<Jobs>('/api/jobs').catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404) return deskCall<Jobs>('/jobs')
    throw error
  })
  return jobPosts
}

/** The jobs as this screen knows them; what fails is told in the server's sentence. */
export function useJobs() {
  const [jobs, setJobs] = useState<KeptJob[]>()
  const [trouble, setTrouble] = useState<string>()

  /** Says whether it went well. */
  const attempt = useCallback(async (work: () => Promise<void>) => {
    setTrouble(undefined)
    try {
      await work()
      return true
    } catch (error) {
      setTrouble(sentenceOf(error))
      return false
    }
  }, [])
  const load = useCallback(() => attempt(async () => setJobs(await fetchJobs())), [attempt])
  useEffect(() => void load(), [load])

  const replace = (saved: JobPost) =>
    setJobs((known) =>
      known?.map(({ slug, postedAt, ...job }) => ({
        slug,
        postedAt,
        ...(job.id === saved.id ? saved : job),
      })),
    )
  return {
    jobs,
    trouble,
    load,
    replace,
    remove: (id: string) =>
      attempt(async () => {
        await deskCall(`/jobs/${id}`, { method: 'DELETE' })
        setJobs((known) => known?.filter((job) => job.id !== id))
      }),
    setState: (job: KeptJob, state: 'open' | 'closed') =>
      attempt(async () => {
        const body = { ...job, state }
        try {
          const { jobPost } = await deskCall<Answer>(`/jobs/${job.id}`, { method: 'PUT', body })
          replace(jobPost)
        } catch (error) {
          if (error instanceof Refusal && error.status === 409)
            replace((error.answer as Answer).jobPost)
          throw error
        }
      }),
    /** A draft with the same texts; its last day is to be said anew. */
    async duplicate(job: KeptJob): Promise<JobPost | undefined> {
      let copy: JobPost | undefined
      await attempt(async () => {
        const body = { ...bodyOf({ ...formOfJob(job), validThrough: '' }), state: 'draft' }
        copy = (await deskCall<Answer>('/jobs', { method: 'POST', body })).jobPost
        setJobs(await fetchJobs())
      })
      return copy
    },
  }
}
