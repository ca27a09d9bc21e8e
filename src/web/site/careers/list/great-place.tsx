import { useText } from '../../../i18n.tsx'
import { SheetFigures } from '../../sheet/sheet-figures.tsx'
import { seenIn } from '../../work/cut-text.ts'
import type { CareersView } from '../careers-view.ts'

const isFigure = ({ value }: { value: string }) => seenIn(value).length < 8

/** CAR-3: what is short enough stands in large type, the rest below it. */
export function GreatPlace({
  of: certification,
}: {
  of: NonNullable<CareersView['copy']['certification']>
}) {
  const t = useText()
  const { heading = t('careers.workplace'), text, facts, note } = certification
  return (
    <SheetFigures heading={heading} figures={facts.filter(isFigure)}>
      <div className="great-place">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {facts
          .filter((fact) => !isFigure(fact))
          .map(({ label, value }) => (
            <p key={label} className="fact">
              {label}: {value}
            </p>
          ))}
        {note && <p className="fact">{note}</p>}
      </div>
    </SheetFigures>
  )
}
