import {
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { readPage } from '../../directory/read-page.server.ts'
import { Arrow } from '../../ui/arrow/arrow.tsx'
import { pageHead } from '../page-head.ts'
import { SheetHead } from '../sheet/sheet-head.tsx'
import { GreatPlace } from './list/great-place.tsx'
import { HiringSteps } from './list/hiring-steps.tsx'
import { JobPostings } from './list/job-postings.tsx'
import { readCareers } from './list/read-careers.server.ts'
import { ProofMark } from './proof-mark.tsx'
import { WhyJoin } from './list/why-join.tsx'
import { useText } from '../../i18n.tsx'
import type { PageHandle } from '../../start/page-handle.ts'
import '../../ui/button/button.css'
import './careers.css'
import './job-posting.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { entry } = await readPage(request, context)
  return readCareers(context, new URL(request.url).searchParams, entry)
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

export const handle: PageHandle = { inlineScripts: ['hold-submit'] }

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [
  ...pageHead(loaderData?.head),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: loaderData?.head.title,
    href: '/careers/feed.xml',
  },
]

export default function CareersPage() {
  const t = useText()
  const { careers, head } = useLoaderData<typeof loader>()
  const { copy, all } = careers
  return (
    <>
      <SheetHead
        crumbs={head.crumbs}
        title={copy.title}
        mark={
          <ProofMark
            title={copy.title}
            word={t('careers.slip.word')}
            should={t('careers.slip.should')}
            note={t('careers.slip.note')}
          />
        }
      >
        <div className="grid">
          <div className="careers-say">
            {copy.subtitle && <p className="lead">{copy.subtitle}</p>}
            {all > 0 && (
              <p>
                <a className="button button-outline" href="#jobs">
                  {t(all === 1 ? 'careers.openOne' : 'careers.open', { count: all })} <Arrow />
                </a>
              </p>
            )}
          </div>
        </div>
      </SheetHead>
      {careers.benefits.length > 0 && (
        <WhyJoin
          heading={copy.benefitsHeading}
          lead={copy.benefitsLead}
          benefits={careers.benefits}
        />
      )}
      {copy.certification && <GreatPlace of={copy.certification} />}
      <JobPostings careers={careers} />
      {careers.steps.length > 0 && <HiringSteps of={copy.hiring} steps={careers.steps} />}
    </>
  )
}
