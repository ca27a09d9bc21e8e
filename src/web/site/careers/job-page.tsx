import { useState } from 'react'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { useText } from '../../i18n.tsx'
import { Arrow } from '../../ui/arrow/arrow.tsx'
import type { Receipt } from '../forms/form-outcome.ts'
import { FormReceipt } from '../forms/form-receipt.tsx'
import { SiteLink } from '../frame/site-link.tsx'
import { pageHead } from '../page-head.ts'
import { SheetPart } from '../sheet/sheet-part.tsx'
import type { PageHandle } from '../../start/page-handle.ts'
import { ApplicationForm } from './application-form.tsx'
import type { ApplyView, JobView } from './careers-view.ts'
import { JobOver } from './job-over.tsx'
import { JobSheet } from './job-sheet.tsx'
import { readJobPage } from './read-job-page.server.ts'
import '../../ui/button/button.css'

export const handle: PageHandle = { inlineScripts: ['hold-submit'] }

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  readJobPage(request, context, params.slug ?? '')

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData?.head
    ? pageHead(loaderData.head)
    : [{ title: loaderData?.overTitle }, { name: 'robots', content: 'noindex' }]

export default function JobPage() {
  const t = useText()
  const { head, job, team, form } = useLoaderData<typeof loader>()
  if (!job || !head) return <JobOver />
  return (
    <article key={job.id}>
      <JobSheet
        job={job}
        team={team}
        crumbs={head.crumbs}
        apply={
          // Beside a drawing, the signal marks the part one would own.
          <a className={team ? 'button button-outline' : 'button'} href="#apply">
            {t('careers.apply')} <Arrow />
          </a>
        }
      />
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
