import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { alarmTrial } from '../../../../../content/services/trials/alarm-trial.ts'
import { documentsIn } from '../../../../directory/sources/documents-in.ts'
import { readPage } from '../../../../directory/read-page.server.ts'
import { pageHead } from '../../../page-head.ts'
import { readService } from '../../service/read-service.server.ts'
import { ServiceSheet } from '../../service/service-sheet.tsx'
import { AlarmTrial } from './alarm-trial.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { entry, head } = await readPage(request, context)
  return {
    head,
    service: readService(entry.path, documentsIn(context)),
    trial: alarmTrial,
  }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => pageHead(loaderData?.head)

export default function AlarmPage() {
  const { head, service, trial } = useLoaderData<typeof loader>()
  return (
    <ServiceSheet service={service} crumbs={head.crumbs}>
      <AlarmTrial trial={trial} />
    </ServiceSheet>
  )
}
