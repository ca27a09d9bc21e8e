import { SheetPart } from '../../sheet/sheet-part.tsx'
import type { CareersView } from '../careers-view.ts'

/** What happens after Apply. */
export function HiringSteps({
  of: { heading, lead },
  steps,
}: {
  of: CareersView['copy']['hiring']
  steps: CareersView['steps']
}) {
  return (
    <SheetPart heading={heading}>
      {lead && <p className="lead">{lead}</p>}
      <ol className="hiring-steps">
        {steps.map(({ title, when, text }) => (
          <li key={title}>
            <h3 className="subhead">{title}</h3>
            <p className="fact quiet">{when}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </SheetPart>
  )
}
