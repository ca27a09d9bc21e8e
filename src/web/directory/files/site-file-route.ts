import type { LoaderFunctionArgs } from 'react-router'
import { absoluteIn } from '../absolute-in.ts'
import { jobsIn } from '../job-source.ts'
import { postsIn } from '../post-source.ts'
import { siteFile } from './site-file.server.ts'

const withStock = /^\/(sitemap|llms)/i

export function loader({ request, context }: LoaderFunctionArgs) {
  const path = new URL(request.url).pathname
  if (!withStock.test(path)) return siteFile(path, absoluteIn(context))
  return siteFile(path, absoluteIn(context), postsIn(context), jobsIn(context))
}
