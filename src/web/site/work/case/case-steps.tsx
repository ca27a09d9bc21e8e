import { PlanSteps } from '../../services/plan/plan-steps.tsx'
import { Paragraphs } from '../../sheet/sheet-part.tsx'
import type { CaseView } from '../work-view.ts'
import './case-steps.css'

export function CaseSteps({ study: { work } }: { study: CaseView }) {
  return (
    <section className="section">
      <div className="frame ruled case-work">
        <div className="grid sheet-wide">
          <h2 className="head">{work.heading}</h2>
          <Paragraphs of={work.text} />
        </div>
        {work.plan && <PlanSteps plan={work.plan} />}
      </div>
    </section>
  )
}
