import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Link, useSearchParams } from 'react-router'
import type { JobPost } from '../../../features/jobs/job-schema.ts'
import type { KeptJob } from '../../../features/jobs/read/list-jobs.ts'
import { useText } from '../../i18n.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'
import { Confirm } from '../frame/confirm.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { EditJob } from './edit-job.tsx'
import { JobCard } from './job-card.tsx'
import { standingOf } from './job-standing.ts'
import { useJobs } from './use-jobs.ts'
import './job-listings.css'

/** Which job is open stands in the address, so that one comes back to it after a login. */
export function JobListings() {
  const t = useText()
  const { jobs, error, load, replace, remove, setState, duplicate } = useJobs()
  const [search, setSearch] = useSearchParams()
  const [leaving, setLeaving] = useState<KeptJob>()
  const [fresh, setFresh] = useState<string>()
  const id = search.get('job')
  const open = jobs?.find((job) => job.id === id)
  const edit = (job: string) => setSearch({ job }, { preventScrollReset: true })
  const isNow = async (job: KeptJob, state: 'open' | 'closed') => {
    const saved = await setState(job, state)
    if (!saved) return
    setFresh(job.id)
    const { title } = saved
    if (standingOf(saved) === 'over') toast(t('desk.job.now.over', { title }))
    else toast.success(t(`desk.job.now.${state}`, { title }))
  }
  const saved = (job: JobPost) => {
    replace(job)
    setFresh(job.id)
  }
  const copy = async (job: KeptJob) => {
    const made = await duplicate(job)
    if (made) edit(made.id)
  }
  const close = () => setSearch({}, { replace: true, preventScrollReset: true })

  return (
    <>
      <Trouble of={error} onRetry={load} />
      {!jobs && !error && <Waiting label={t('admin.job.loading')} />}
      {jobs && id && !open && <Notice text={t('desk.job.gone')} />}
      {jobs?.length === 0 && (
        <EmptyState text={t('desk.job.none')}>
          <Link to="/admin/job-posting">{t('desk.job.noneHint')}</Link>
        </EmptyState>
      )}
      {jobs && jobs.length > 0 && (
        <>
          <p className="fact quiet">
            {t('desk.job.count', {
              count: jobs.filter((job) => standingOf(job) === 'open').length,
            })}
          </p>
          <ul className="job-cards">
            {jobs.map((job) => (
              <JobCard
                key={job.id}
                job={job}
                isFresh={job.id === fresh}
                onDo={(what) => {
                  if (what === 'edit') edit(job.id)
                  if (what === 'close') void isNow(job, 'closed')
                  if (what === 'reopen') void isNow(job, 'open')
                  if (what === 'duplicate') void copy(job)
                  if (what === 'delete') setLeaving(job)
                }}
              />
            ))}
          </ul>
        </>
      )}
      {open && <EditJob key={open.id} job={open} onSaved={saved} onClose={close} />}
      {leaving && (
        <Confirm
          question={t('desk.job.confirmDelete', { title: leaving.title })}
          yes={t('admin.job.delete')}
          onYes={async () => {
            if (await remove(leaving.id)) toast.success(t('desk.job.deleted'))
          }}
          onNo={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}
