import { useRef, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import type { Receipt } from '../../forms/form-outcome.ts'
import { FormReceipt } from '../../forms/form-receipt.tsx'
import { SiteLink } from '../../frame/site-link.tsx'
import type { CareersView } from '../careers-view.ts'
import { JobFilters } from './job-filters.tsx'
import { JobPosting } from '../job-posting.tsx'

type Sent = { jobId: string; title: string; receipt: Receipt }

/** CAR-4, CAR-5: one form at most is open. */
export function JobPostings({ careers }: { careers: CareersView }) {
  const t = useText()
  const section = useRef<HTMLElement>(null)
  const [openId, setOpenId] = useState<string>()
  const [sent, setSent] = useState<Sent>()
  const { jobs, all, form } = careers
  return (
    <section ref={section} className="section" id="jobs" tabIndex={-1}>
      <div className="frame ruled">
        <h2 className="head careers-head">{careers.copy.jobsHeading}</h2>
        {all > 0 && <JobFilters careers={careers} />}
        {jobs.map((job) => (
          <JobPosting
            key={job.id}
            job={job}
            form={form}
            isOpen={openId === job.id}
            onOpen={() => {
              setSent(undefined)
              setOpenId(job.id)
            }}
            onClose={() => setOpenId(undefined)}
            onSent={(receipt) => {
              setOpenId(undefined)
              setSent({ jobId: job.id, title: job.title, receipt })
            }}
          >
            {sent?.jobId === job.id && (
              <FormReceipt text={t('careers.sent', { title: sent.title })} receipt={sent.receipt} />
            )}
          </JobPosting>
        ))}
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
