import { useState } from 'react'
import type { Receipt } from '../../forms/form-outcome.ts'
import type { JobView } from '../careers-view.ts'

type Begun = { job: JobView; receipt?: Receipt }

/**
 * CAR-5: one form at most is open, besides those whose sending has begun: neither another form nor a
 * filter takes one of these away before it has arrived or was cancelled.
 */
export function useApplications(jobs: JobView[]) {
  const [openId, setOpenId] = useState<string>()
  const [begun, setBegun] = useState<Begun[]>([])
  const listed = new Set(jobs.map(({ id }) => id))
  const leftOut = begun.flatMap(({ job }) => (listed.has(job.id) ? [] : [job]))

  /** What is open may be another form by the time an answer comes. */
  function settle(job: JobView, ...instead: Begun[]) {
    setOpenId((open) => (open === job.id ? undefined : open))
    setBegun((all) => [...all.filter((one) => one.job.id !== job.id), ...instead])
  }

  return {
    shown: [...leftOut, ...jobs],
    of(job: JobView) {
      const own = begun.find((one) => one.job.id === job.id)
      return {
        receipt: own?.receipt,
        isOpen: openId === job.id || (own !== undefined && !own.receipt),
        onOpen() {
          setBegun((all) => all.filter(({ receipt }) => !receipt))
          setOpenId(job.id)
        },
        onBegin: () =>
          setBegun((all) => (all.some((one) => one.job.id === job.id) ? all : [...all, { job }])),
        onClose: () => settle(job),
        onSent: (receipt: Receipt) => settle(job, { job, receipt }),
      }
    },
  }
}
