import { useState } from 'react'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { useText } from '../../i18n.tsx'
import { Arrow } from '../../ui/arrow/arrow.tsx'
import { ShareLinks } from '../../ui/share/share-links.tsx'
import type { Receipt } from '../forms/form-outcome.ts'
import { FormReceipt } from '../forms/form-receipt.tsx'
import { SiteLink } from '../frame/site-link.tsx'
import { pageHead } from '../page-head.ts'
import { Paragraphs, SheetPart } from '../sheet/sheet-part.tsx'
import { SheetHead } from '../sheet/sheet-head.tsx'
import { ApplicationForm } from './application-form.tsx'
import type { ApplyView, JobView } from './careers-view.ts'
import { JobFacts } from './job-facts.tsx'
import { JobOver } from './job-over.tsx'
import { readJobPage } from './read-job-page.server.ts'
import '../../ui/button/button.css'
import './careers.css'
import './job-posting.css'

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  readJobPage(request, context, params.slug ?? '')

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData?.head
    ? pageHead(loaderData.head)
    : [{ title: loaderData?.overTitle }, { name: 'robots', content: 'noindex' }]

export default function JobPage() {
  const t = useText()
  const { head, job, form } = useLoaderData<typeof loader>()
  if (!job || !head) return <JobOver />
  return (
    <article key={job.id}>
      <SheetHead crumbs={head.crumbs} title={job.title}>
        <div className="grid job-top">
          <JobFacts job={job} />
          <p>
            <a className="button" href="#apply">
              {t('careers.apply')} <Arrow />
            </a>
          </p>
        </div>
      </SheetHead>
      <SheetPart heading={t('careers.work')}>
        <div className="sheet-led">
          <Paragraphs of={job.paragraphs} />
        </div>
      </SheetPart>
      <SheetPart heading={t('careers.requirements')}>
        <ul className="job-requirements">
          {job.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
        <ShareLinks
          message={job.share}
          text={t}
          label={t('careers.shareJob', { title: job.title })}
        />
      </SheetPart>
      <SheetPart heading={t('careers.apply')} id="apply">
        <Apply job={job} form={form} />
        <p className="careers-feed">
          <SiteLink to="/careers">{t('careers.all')}</SiteLink>
        </p>
      </SheetPart>
    </article>
  )
}

function Apply({ job, form }: { job: JobView; form: ApplyView }) {
  const t = useText()
  const [receipt, setReceipt] = useState<Receipt>()
  if (receipt)
    return <FormReceipt text={t('careers.sent', { title: job.title })} receipt={receipt} />
  return <ApplicationForm job={job} form={form} onSent={setReceipt} />
}
