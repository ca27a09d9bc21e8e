import type { PageHead } from '../../page-head.ts'
import { SheetHead } from '../../sheet/sheet-head.tsx'
import { ServiceDrawing } from '../../services/service/service-drawing.tsx'
import type { CaseView } from '../work-view.ts'
import './case-head.css'

type CaseHeadProps = { study: CaseView; crumbs: PageHead['crumbs'] }

/** NGO stays as it is. */
const inASentence = (words: string) =>
  words.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())

export function CaseHead({ study, crumbs }: CaseHeadProps) {
  const { title, description, drawing, client, clientType, industry, team, time, copy } = study
  const details = [
    [copy.client, `${client}, ${inASentence(clientType)}`],
    ...(industry ? [[copy.industry, industry] as const] : []),
    [copy.team, team],
    [copy.time, time],
  ] as const
  return (
    <SheetHead crumbs={crumbs} title={title}>
      <div className="grid case-head">
        {drawing && <ServiceDrawing of={drawing} callouts />}
        <div className="case-say">
          <p className="lead">{description}</p>
          <dl className="sheet-rows">
            {details.map(([label, value]) => (
              <div key={label}>
                <dt className="fact">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </SheetHead>
  )
}
