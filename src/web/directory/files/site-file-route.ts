import { kindNames } from '../../../features/documents/kinds/all-kinds.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { absoluteIn } from '../absolute-in.ts'
import { documentsIn } from '../sources/documents-in.ts'
import { jobsIn } from '../job-source.ts'
import { pageContext } from '../../page-context.ts'
import { postsIn } from '../post-source.ts'
import { siteFile } from './site-file.server.ts'

/** It says until when it holds. */
const withDay = '/.well-known/security.txt'
const withStock = /^\/(sitemap|llms)/i

export function loader({ request, context }: LoaderFunctionArgs) {
  const { site, reads } = context.get(pageContext)
  const path = new URL(request.url).pathname
  const asked = {
    absolute: absoluteIn(context),
    documents: documentsIn(context, kindNames),
    clock: site.clock,
  }
  if (path === withDay) reads('day')
  if (!withStock.test(path)) return siteFile(path, asked)
  return siteFile(path, { ...asked, posts: postsIn(context), jobs: jobsIn(context) })
}
