import type { ReactNode } from 'react'
import type { PageHead } from '../../page-head.ts'
import { ServiceCards } from '../card/service-cards.tsx'
import { ServicePlan } from '../plan/service-plan.tsx'
import type { ServiceView } from '../service-view.ts'
import { ServiceHero } from './service-hero.tsx'
import { ServiceNext } from './service-next.tsx'
import { ServiceProblem } from './service-problem.tsx'
import { ServiceProof } from './service-proof.tsx'
import { ServiceQuestions } from './service-questions.tsx'
import { ServiceRelated } from './service-related.tsx'

/** First comes what is delivered, whom it helped, or how it is done: the section of the service says so. */
const orders: Record<ServiceView['shows'], ((of: { service: ServiceView }) => ReactNode)[]> = {
  delivery: [ServiceCards, ServicePlan, ServiceProof],
  proof: [ServiceProof, ServiceCards, ServicePlan],
  method: [ServicePlan, ServiceCards, ServiceProof],
}

type ServiceSheetProps = {
  service: ServiceView
  crumbs: PageHead['crumbs']
  children?: ReactNode
}

/** A service's page; `children` is what one can try. */
export function ServiceSheet({ service, crumbs, children }: ServiceSheetProps) {
  return (
    <article key={service.path} className={`shows-${service.shows}`}>
      <ServiceHero service={service} crumbs={crumbs} />
      <ServiceProblem service={service} />
      {children}
      {orders[service.shows].map((Part) => (
        <Part key={Part.name} service={service} />
      ))}
      <ServiceQuestions service={service} />
      <ServiceRelated service={service} />
      <ServiceNext service={service} />
    </article>
  )
}
