import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { readPage } from '../../directory/read-page.server.ts'
import { documentsIn } from '../../directory/sources/documents-in.ts'
import { pageContext } from '../../page-context.ts'
import { readFrameData } from '../frame/read-frame-data.server.ts'
import { PreviewOver } from './preview-over.tsx'

/** Here nothing is found, unless it is an answer to who came with the link to a preview. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site, answer } = context.get(pageContext)
  if (!answer?.message) {
    await readPage(request, context)
    return null
  }
  const { notFoundDrawing } = readFrameData(site, documentsIn(context))
  return { message: answer.message, drawing: notFoundDrawing }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? [{ title: loaderData.message }, { name: 'robots', content: 'noindex' }] : []

export default function NotFoundPage() {
  const told = useLoaderData<typeof loader>()
  return told && <PreviewOver {...told} />
}
