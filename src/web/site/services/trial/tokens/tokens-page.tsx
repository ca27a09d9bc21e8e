import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { tokensTrial } from '../../../../../content/services/trials/tokens-trial.ts'
import { documentsIn } from '../../../../directory/sources/documents-in.ts'
import { readPage } from '../../../../directory/read-page.server.ts'
import { pageHead } from '../../../page-head.ts'
import { readService } from '../../service/read-service.server.ts'
import { ServiceSheet } from '../../service/service-sheet.tsx'
import { TokensTrial } from './tokens-trial.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { entry, head } = await readPage(request, context)
  return {
    head,
    service: readService(entry.path, documentsIn(context)),
    trial: tokensTrial,
  }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => pageHead(loaderData?.head)

export default function TokensPage() {
  const { head, service, trial } = useLoaderData<typeof loader>()
  return (
    <ServiceSheet service={service} crumbs={head.crumbs}>
      <TokensTrial trial={trial} />
    </ServiceSheet>
  )
}
