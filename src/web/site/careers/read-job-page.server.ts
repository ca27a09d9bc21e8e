import { data, redirect, type RouterContextProvider } from 'react-router'
import { absoluteIn } from '../../directory/absolute-in.ts'
import { documentsIn } from '../../directory/sources/documents-in.ts'
import { findPage } from '../../directory/find-page.server.ts'
import { jobsIn } from '../../directory/job-source.ts'
import { headOf, notFoundNear, pathOf } from '../../directory/read-page.server.ts'
import { inAscii } from '../../directory/spell-address.ts'
import { jobEntry, jobPath } from '../../directory/sources/job-entry.ts'
import { pageContext } from '../../page-context.ts'
import { jobView } from './job-view.ts'
import { readApplyForm } from './list/read-careers.server.ts'
import { teamDrawing } from './team-drawing.server.ts'

type Context = Readonly<RouterContextProvider>

/** A job that is open; 301 where an owner leads on from there, 410 for one that was, 404 for one that never was. */
export async function readJobPage(request: Request, context: Context, slug: string) {
  const jobs = jobsIn(context)
  const documents = documentsIn(context, ['careers-page'])
  const { text } = context.get(pageContext).site
  const lower = slug.toLowerCase()
  const asWritten = await jobs.find(slug)
  const job = asWritten ?? (lower === slug ? undefined : await jobs.find(lower))
  if (!job || job === 'over') {
    const found = await findPage(pathOf(request), documents)
    if (found && 'movedTo' in found) throw redirect(inAscii(found.movedTo), 301)
  }
  if (!job) throw await notFoundNear(request, context)
  const form = readApplyForm(context)
  if (job === 'over')
    return data(
      {
        head: undefined,
        job: undefined,
        team: undefined,
        form,
        overTitle: `${text('careers.over')} | ${documents.company.name}`,
      },
      { status: 410 },
    )
  if (pathOf(request) !== jobPath(job)) throw redirect(jobPath(job), 301)
  const head = headOf(jobEntry(job, documents), context)
  const team = teamDrawing(job, documents, text)
  return data({ head, job: jobView(job, text, absoluteIn(context)), team, form, overTitle: '' })
}
