import { lazy } from 'react'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { documentsIn } from '../../directory/sources/documents-in.ts'
import { readPage } from '../../directory/read-page.server.ts'
import { LegalSheet } from '../legal/legal-sheet.tsx'
import { readLegal } from '../legal/read-legal.server.ts'
import { pageHead } from '../page-head.ts'
import { readFreePage } from './read-free-page.server.ts'

/** Legal pages do without its code. */
const FreePage = lazy(() => import('./free-page.tsx'))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { entry, head } = await readPage(request, context)
  const documents = documentsIn(context)
  if (entry.kind === 'legal') return { head, legal: readLegal(entry.path, documents) }
  return { head, page: readFreePage(entry.path, documents) }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const head = pageHead(loaderData?.head)
  return loaderData?.page?.isUnlisted ? [...head, { name: 'robots', content: 'noindex' }] : head
}

/** What stands at the top of the site: a legal page, or one of the owner's own. */
export default function TopPage() {
  const { head, legal, page } = useLoaderData<typeof loader>()
  if (legal) return <LegalSheet page={legal} crumbs={head.crumbs} />
  return <FreePage page={page} crumbs={head.crumbs} />
}
