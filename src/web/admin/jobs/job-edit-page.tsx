import type { MetaArgs } from 'react-router'
import { useText } from '../../i18n.tsx'
import { deskMeta } from '../desk-meta.ts'
import { Guarded } from '../session/guarded.tsx'
import { JobListings } from './job-listings.tsx'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'Job Listings')

export default function JobEditPage() {
  const t = useText()
  return (
    <Guarded needs="jobs">
      <div className="desk-head">
        <h1>{t('admin.job.listings')}</h1>
      </div>
      <p className="lead quiet">{t('desk.job.listLead')}</p>
      <JobListings />
    </Guarded>
  )
}
