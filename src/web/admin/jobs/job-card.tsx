import type { JobPost } from '../../../features/jobs/job-schema.ts'
import { useText } from '../../i18n.tsx'

type JobCardProps = { job: JobPost; onEdit: () => void; onDelete: () => void }

export function JobCard({ job, onEdit, onDelete }: JobCardProps) {
  const t = useText()
  return (
    <li className="job-card">
      <h2>{job.title}</h2>
      <p className="fact">
        {job.location} · {job.salaryRange}
      </p>
      <p className="job-card-text">{job.description}</p>
      <details>
        <summary>{t('admin.job.fields.requirements')}</summary>
        <p className="job-card-text">{job.requirements}</p>
      </details>
      <div className="desk-actions">
        <button type="button" className="desk-small" onClick={onEdit}>
          {t('admin.job.edit')}
          <span className="visually-hidden"> {job.title}</span>
        </button>
        <button type="button" className="desk-small" onClick={onDelete}>
          {t('admin.job.delete')}
          <span className="visually-hidden"> {job.title}</span>
        </button>
      </div>
    </li>
  )
}
