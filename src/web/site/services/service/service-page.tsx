import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { documentsIn } from '../../../directory/sources/documents-in.ts'
import { readPage } from '../../../directory/read-page.server.ts'
import { pageHead } from '../../page-head.ts'
import { readService } from './read-service.server.ts'
import { ServiceSheet } from './service-sheet.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { entry, head } = await readPage(request, context)
  return { head, service: readService(entry.path, documentsIn(context)) }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => pageHead(loaderData?.head)

export default function ServicePage() {
  const { head, service } = useLoaderData<typeof loader>()
  return <ServiceSheet service={service} crumbs={head.crumbs} />
}
