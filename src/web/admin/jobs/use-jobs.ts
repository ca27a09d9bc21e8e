import { useCallback, useEffect, useState } from 'react'
import type { JobPost } from '../../../features/jobs/job-schema.ts'
import { deskCall, sentenceOf } from '../session/desk-call.ts'

/** The posted jobs as this screen knows them; what fails is told in the server's sentence. */
export function useJobs() {
  const [jobs, setJobs] = useState<JobPost[]>()
  const [trouble, setTrouble] = useState<string>()

  const load = useCallback(async () => {
    setTrouble(undefined)
    try {
      const { jobPosts = [] } = await deskCall<{ jobPosts?: JobPost[] }>('/jobs')
      setJobs(jobPosts)
    } catch (error) {
      setTrouble(sentenceOf(error))
    }
  }, [])
  useEffect(() => void load(), [load])

  return {
    jobs,
    trouble,
    load,
    replace: (saved: JobPost) =>
      setJobs((known) => known?.map((job) => (job.id === saved.id ? saved : job))),
    async remove(id: string): Promise<boolean> {
      setTrouble(undefined)
      try {
        await deskCall(`/jobs/${id}`, { method: 'DELETE' })
        setJobs((known) => known?.filter((job) => job.id !== id))
        return true
      } catch (error) {
        setTrouble(sentenceOf(error))
        return false
      }
    },
  }
}
