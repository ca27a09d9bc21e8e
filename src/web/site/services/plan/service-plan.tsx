import type { ServiceView } from '../service-view.ts'
import { PlanSteps } from './plan-steps.tsx'
import './service-plan.css'

export function ServicePlan({ service: { plan, stepsHeading } }: { service: ServiceView }) {
  if (!plan) return null
  return (
    <section className="section" id="plan" tabIndex={-1}>
      <div className="frame ruled service-plan">
        <h2 className="head">{stepsHeading}</h2>
        <PlanSteps plan={plan} />
      </div>
    </section>
  )
}
