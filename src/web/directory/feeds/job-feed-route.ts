import { type LoaderFunctionArgs, redirect } from 'react-router'
import { absoluteIn } from '../absolute-in.ts'
import { pathOf } from '../read-page.server.ts'
import { documentsIn } from '../sources/documents-in.ts'
import { jobFeed } from './job-feed.ts'
import { jobsIn } from '../job-source.ts'

const own = '/careers/feed.xml'

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (pathOf(request) !== own) return redirect(own, 301)
  const jobs = await jobsIn(context).list()
  return new Response(jobFeed(jobs, absoluteIn(context), documentsIn(context)), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  })
}
