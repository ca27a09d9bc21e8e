import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { readPage } from '../../../directory/read-page.server.ts'
import { pageHead } from '../../page-head.ts'
import { readService } from './read-service.server.ts'
import { ServiceCards } from '../card/service-cards.tsx'
import { ServiceHero } from './service-hero.tsx'
import { ServiceNext } from './service-next.tsx'
import { ServicePlan } from '../plan/service-plan.tsx'
import { ServiceProblem } from './service-problem.tsx'
import { ServiceProof } from './service-proof.tsx'
import { ServiceQuestions } from './service-questions.tsx'
import { ServiceRelated } from './service-related.tsx'
import type { ServiceView } from '../service-view.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { entry, head } = await readPage(request, context)
  return { head, service: await readService(entry.path) }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => pageHead(loaderData?.head)

/** An offering shows what it delivers first, an industry whom it helped, a technology how it is done. */
const orders: Record<
  ServiceView['section'],
  ((of: { service: ServiceView }) => React.ReactNode)[]
> = {
  offerings: [ServiceProblem, ServiceCards, ServicePlan, ServiceProof],
  industries: [ServiceProblem, ServiceProof, ServiceCards, ServicePlan],
  technology: [ServiceProblem, ServicePlan, ServiceCards, ServiceProof],
}

export default function ServicePage() {
  const { head, service } = useLoaderData<typeof loader>()
  return (
    <article key={service.path} className={`in-${service.section}`}>
      <ServiceHero service={service} crumbs={head.crumbs} />
      {orders[service.section].map((Part) => (
        <Part key={Part.name} service={service} />
      ))}
      <ServiceQuestions service={service} />
      <ServiceRelated service={service} />
      <ServiceNext service={service} />
    </article>
  )
}
