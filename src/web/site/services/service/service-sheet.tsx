import type { ReactNode } from 'react'
import { useText } from '../../../i18n.tsx'
import { Arrow } from '../../../ui/arrow/arrow.tsx'
import { SectionLink } from '../../frame/header/section-link.tsx'
import type { PageHead } from '../../page-head.ts'
import { ServiceCards } from '../card/service-cards.tsx'
import { ServicePlan } from '../plan/service-plan.tsx'
import { ServiceTrialPart } from '../trial/service-trial-part.tsx'
import type { ServiceView } from '../service-view.ts'
import { ServiceHero } from './service-hero.tsx'
import { ServiceNext } from './service-next.tsx'
import { ServiceProblem } from './service-problem.tsx'
import { ServiceProof } from './service-proof.tsx'
import { ServiceQuestions } from './service-questions.tsx'
import { ServiceRelated } from './service-related.tsx'

type Part = (of: { service: ServiceView }) => ReactNode

const Cards: Part = ({ service: { cardsHeading, cards } }) => (
  <ServiceCards heading={cardsHeading} cards={cards} />
)

const Plan: Part = ({ service: { plan, stepsHeading } }) =>
  plan && <ServicePlan id="plan" heading={stepsHeading} plan={plan} />

const Proof: Part = ({ service: { proof } }) => proof && <ServiceProof proof={proof} />

/** First comes what is delivered, whom it helped, or how it is done: the section of the service says so. */
const orders: Record<ServiceView['shows'], Part[]> = {
  delivery: [Cards, Plan, Proof],
  proof: [Proof, Cards, Plan],
  method: [Plan, Cards, Proof],
}

type ServiceSheetProps = { service: ServiceView; crumbs: PageHead['crumbs'] }

export function ServiceSheet({ service, crumbs }: ServiceSheetProps) {
  const t = useText()
  const { next } = service
  return (
    <article key={service.path} className={`shows-${service.shows}`}>
      <ServiceHero service={service} crumbs={crumbs} />
      <ServiceProblem service={service} />
      {service.trial && <ServiceTrialPart trial={service.trial} />}
      {orders[service.shows].map((Ordered, place) => (
        <Ordered key={place} service={service} />
      ))}
      <ServiceQuestions heading={service.questionsHeading} questions={service.questions} />
      <ServiceRelated service={service} />
      <ServiceNext heading={next.heading} text={next.text}>
        <SectionLink className="button" section="contact">
          {t('service.talk')} <Arrow />
        </SectionLink>
      </ServiceNext>
    </article>
  )
}
