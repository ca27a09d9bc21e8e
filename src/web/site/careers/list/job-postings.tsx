import { useRef } from 'react'
import { useText } from '../../../i18n.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { FormReceipt } from '../../forms/form-receipt.tsx'
import { SiteLink } from '../../frame/site-link.tsx'
import type { CareersView } from '../careers-view.ts'
import { JobFilters } from './job-filters.tsx'
import { JobPosting } from '../job-posting.tsx'
import { useApplications } from './use-applications.ts'

/** CAR-4 */
export function JobPostings({ careers }: { careers: CareersView }) {
  const t = useText()
  const section = useRef<HTMLElement>(null)
  const { jobs, all, form } = careers
  const applications = useApplications(jobs)
  return (
    <section ref={section} className="section" id="jobs" tabIndex={-1}>
      <div className="frame ruled">
        <h2 className="head careers-head">{careers.copy.jobsHeading}</h2>
        {all > 0 && <JobFilters careers={careers} />}
        {applications.shown.map((job) => {
          const { receipt, ...one } = applications.of(job)
          return (
            <JobPosting key={job.id} job={job} form={form} {...one}>
              {receipt && (
                <FormReceipt text={t('careers.sent', { title: job.title })} receipt={receipt} />
              )}
            </JobPosting>
          )
        })}
        {jobs.length === 0 && (
          <EmptyState text={t(all > 0 ? 'careers.noneFits' : 'careers.none')}>
            {all > 0 && (
              <SiteLink
                to="/careers"
                preventScrollReset
                // The link goes with the empty list.
                onClick={() => section.current?.focus({ preventScroll: true })}
              >
                {t('careers.showAll')}
              </SiteLink>
            )}
          </EmptyState>
        )}
        <p className="careers-feed fact">
          <a href="/careers/feed.xml">{t('careers.feed')}</a>
        </p>
      </div>
    </section>
  )
}
