import { PlanSteps, type StepsPlan } from './plan-steps.tsx'
import './service-plan.css'

type ServicePlanProps = { id?: string; heading: string; plan: StepsPlan }

export function ServicePlan({ id, heading, plan }: ServicePlanProps) {
  return (
    <section className="section" id={id} tabIndex={id ? -1 : undefined}>
      <div className="frame ruled service-plan">
        <h2 className="head">{heading}</h2>
        <PlanSteps plan={plan} />
      </div>
    </section>
  )
}
