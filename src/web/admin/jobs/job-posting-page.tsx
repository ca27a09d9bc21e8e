import type { MetaArgs } from 'react-router'
import { useText } from '../../i18n.tsx'
import { deskMeta } from '../desk-meta.ts'
import { Guarded } from '../session/guarded.tsx'
import { PostJobForm } from './post-job-form.tsx'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'Post a Job')

export default function JobPostingPage() {
  const t = useText()
  return (
    <Guarded needs="jobs">
      <div className="desk-head">
        <h1>{t('admin.job.post')}</h1>
      </div>
      <p className="lead quiet">{t('desk.job.lead')}</p>
      <PostJobForm />
    </Guarded>
  )
}
