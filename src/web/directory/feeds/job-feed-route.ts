import type { LoaderFunctionArgs } from 'react-router'
import { absoluteIn } from '../absolute-in.ts'
import { documentsIn } from '../sources/documents-in.ts'
import { jobFeed } from './job-feed.ts'
import { jobsIn } from '../job-source.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const jobs = await jobsIn(context).list()
  return new Response(jobFeed(jobs, absoluteIn(context), documentsIn(context)), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  })
}
