import { lazy, type ReactNode, type SubmitEvent, Suspense, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../../i18n.tsx'
import { Arrow } from '../../ui/arrow/arrow.tsx'
import { useIsLive } from '../../ui/use-is-live.ts'
import { ShareLinks } from '../../ui/share/share-links.tsx'
import type { Receipt } from '../forms/form-outcome.ts'
import { SiteLink } from '../frame/site-link.tsx'
import type { ApplyView, JobView } from './careers-view.ts'
import { JobRows } from './job-rows.tsx'

const loadForm = () => import('./application-form.tsx')
const ApplicationForm = lazy(() => loadForm().then((m) => ({ default: m.ApplicationForm })))

type JobPostingProps = {
  job: JobView
  form: ApplyView
  isOpen: boolean
  onOpen: () => void
  onBegin: () => void
  onClose: () => void
  onSent: (receipt: Receipt) => void
  children: ReactNode
}

export function JobPosting(props: JobPostingProps) {
  const { job, form, isOpen, onOpen, onBegin, onClose, onSent, children } = props
  const t = useText()
  const { id, path, title, url } = job
  const isLive = useIsLive()
  const applyButton = useRef<HTMLButtonElement>(null)

  /** Without JavaScript this leads, by post and redirect, to the same form on the job's own page. */
  function apply(event: SubmitEvent) {
    event.preventDefault()
    onOpen()
  }

  function cancel() {
    flushSync(onClose)
    applyButton.current?.focus()
  }

  return (
    <article className="job" aria-labelledby={`job-${id}`}>
      <div className="job-head">
        <h3 className="subhead" id={`job-${id}`}>
          <SiteLink to={path}>{title}</SiteLink>
        </h3>
        <JobRows job={job} />
      </div>
      <div className="job-say">
        {job.paragraphs.map((paragraph) => (
          <p key={paragraph} dir="auto">
            {paragraph}
          </p>
        ))}
        <h4>{t('careers.requirements')}</h4>
        <ul className="job-requirements" dir="auto">
          {job.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
        <ShareLinks
          message={{ url, title }}
          text={t}
          networks={['whatsapp', 'x', 'linkedin']}
          label={t('careers.shareJob', { title })}
          onlyNetworks
        />
        {children}
        {isOpen ? (
          <Suspense fallback={null}>
            <ApplicationForm
              job={job}
              form={form}
              onBegin={onBegin}
              onCancel={cancel}
              onSent={onSent}
              takesFocus
            />
          </Suspense>
        ) : (
          <form
            method="post"
            action={`${path}/apply`}
            onSubmit={apply}
            onPointerEnter={loadForm}
            data-waits={isLive ? undefined : ''}
          >
            <button ref={applyButton} className="button" aria-describedby={`job-${id}`}>
              {t('careers.apply')} <Arrow />
            </button>
          </form>
        )}
      </div>
    </article>
  )
}
