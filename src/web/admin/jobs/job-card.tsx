import type { KeptJob } from '../../../features/jobs/read/list-jobs.ts'
import { useText } from '../../i18n.tsx'
import { PublicVerdict } from '../gate/public-verdict.tsx'
import { useMe } from '../session/session-state.tsx'
import { type Standing, standingOf } from './job-standing.ts'

type Does = 'edit' | 'close' | 'reopen' | 'duplicate' | 'delete'
type JobCardProps = {
  job: KeptJob
  /** It has just been posted or changed from here. */
  isFresh: boolean
  onDo: (what: Does) => void
}

const words: Record<Does, string> = {
  edit: 'admin.job.edit',
  close: 'desk.job.close',
  reopen: 'desk.job.reopen',
  duplicate: 'desk.job.duplicate',
  delete: 'admin.job.delete',
}

/** What only our API knows: elsewhere a copy would be public, and a closed job open. */
const besides: Record<Standing, Does[]> = {
  open: ['close', 'duplicate'],
  over: ['close', 'duplicate'],
  closed: ['reopen', 'duplicate'],
  draft: ['duplicate'],
}

export function JobCard({ job, isFresh, onDo }: JobCardProps) {
  const t = useText()
  const standing = standingOf(job)
  const { isElsewhere } = useMe()
  const does: Does[] = ['edit', ...(isElsewhere ? [] : besides[standing]), 'delete']
  return (
    <li className="job-card" data-standing={standing}>
      <p className="fact job-standing">{t(`desk.job.standing.${standing}`)}</p>
      <h2>{job.title}</h2>
      <p className="fact">{[job.location, job.salaryRange].filter(Boolean).join(' · ')}</p>
      <p className="job-card-text">{job.description}</p>
      {job.requirements && (
        <details>
          <summary>{t('admin.job.fields.requirements')}</summary>
          <p className="job-card-text">{job.requirements}</p>
        </details>
      )}
      <div className="desk-actions">
        {does.map((what) => (
          <button
            key={what}
            type="button"
            className="desk-small"
            // The second click of two would do what stands there by then.
            onClick={({ detail }) => detail < 2 && onDo(what)}
          >
            {t(words[what])}
            <span className="visually-hidden"> {job.title}</span>
          </button>
        ))}
        {standing === 'open' && job.slug && (
          <a href={`/careers/${job.slug}`}>
            {t('desk.job.see')}
            <span className="visually-hidden"> {job.title}</span>
          </a>
        )}
      </div>
      {isFresh && standing === 'open' && job.slug && (
        <PublicVerdict of={{ job: job.slug }} version={job.version} />
      )}
    </li>
  )
}
