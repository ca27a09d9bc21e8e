import { data, type RouterContextProvider } from 'react-router'
import texts from '../../../../../public/locales/en/translation.json' with { type: 'json' }
import { withoutMarks } from '../../../../features/documents/marks/marks.ts'
import { consentIn } from '../../../../features/documents/read/consents.ts'
import type { AdvertisedJob } from '../../../../features/jobs/read/advertise-jobs.ts'
import { absoluteIn } from '../../../directory/absolute-in.ts'
import type { PageEntry } from '../../../directory/page-entry.ts'
import { headOf } from '../../../directory/read-page.server.ts'
import { documentsIn, kindsOfCareers } from '../../../directory/sources/documents-in.ts'
import { withEmptyList } from '../../../directory/sources/empty-lists.ts'
import { pageContext } from '../../../page-context.ts'
import { shownFileOf } from '../../../directory/sources/document-picture.server.ts'
import type { ApplyView, CareersView, Certification } from '../careers-view.ts'
import { askedJobs, filterJobs, placesIn, teamsIn } from './filter-jobs.ts'
import { jobView } from '../job-view.ts'

const benefitSizes = '(max-width: 600px) 100vw, (max-width: 900px) 25vw, 22vw'

const usual = texts.careers

type Context = Readonly<RouterContextProvider>

export function readApplyForm(context: Context): ApplyView {
  const { site, answer } = context.get(pageContext)
  const documents = documentsIn(context, ['consent-text', 'careers-page'])
  const { coverLetter, cv, submit } = documents.careersPage.form ?? {}
  const consent = consentIn(documents, 'application', site.keptMonths)
  const labels = {
    coverLetter: coverLetter ?? usual.coverLetter,
    cv: cv ?? usual.resume,
    submit: submit ?? usual.submit,
  }
  const view = { api: site.apiBaseUrl ?? '', labels, consent }
  return answer ? { ...view, answer } : view
}

/** CAR-8: jobs that cannot be read are as good as none, to a visitor; the page is not kept. */
async function readJobs(context: Context): Promise<AdvertisedJob[] | undefined> {
  const { site, reads } = context.get(pageContext)
  reads('jobs')
  try {
    return await site.careers.list()
  } catch (error) {
    site.log.error({ err: error }, site.text('careers.notFetched'))
    return undefined
  }
}

const isFigure = ({ value }: { value: string }) => withoutMarks(value).length < 8

const withFigures = (said: Omit<Certification, 'figures'>): Certification => ({
  ...said,
  figures: said.facts.filter(isFigure),
  facts: said.facts.filter((fact) => !isFigure(fact)),
})

export async function readCareers(context: Context, query: URLSearchParams, entry: PageEntry) {
  const { text } = context.get(pageContext).site
  const documents = documentsIn(context, kindsOfCareers)
  const { subtitle, benefitsLead, certification, hiring, ...words } = documents.careersPage
  const found = await readJobs(context)
  const jobs = found ?? []
  const asked = askedJobs(query)
  const absolute = absoluteIn(context)
  const careers: CareersView = {
    copy: {
      title: words.title ?? entry.title,
      subtitle,
      benefitsHeading: words.benefitsHeading ?? usual.whyJoin,
      benefitsLead,
      ...(certification && { certification: withFigures(certification) }),
      jobsHeading: words.jobsHeading ?? usual.jobs,
      hiring,
    },
    benefits: documents.benefits.map(({ picture, ...benefit }) => ({
      ...benefit,
      image: shownFileOf(picture, documents, benefitSizes),
    })),
    steps: documents.hiringSteps.map(({ id: _, ...step }) => step),
    jobs: filterJobs(jobs, asked).map((job) => jobView(job, text, absolute)),
    all: jobs.length,
    asked,
    teams: teamsIn(jobs),
    places: placesIn(jobs),
    form: readApplyForm(context),
  }
  const head = headOf(found?.length === 0 ? withEmptyList(entry, documents) : entry, context)
  const isCacheable = found && !asked.q
  return data({ careers, head }, isCacheable ? {} : { headers: { 'cache-control': 'no-store' } })
}
