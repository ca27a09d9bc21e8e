import { useText } from '../../../i18n.tsx'
import { SheetFigures } from '../../sheet/sheet-figures.tsx'
import type { Certification } from '../careers-view.ts'

export function GreatPlace({ of: certification }: { of: Certification }) {
  const t = useText()
  const { heading = t('careers.workplace'), text, figures, facts, note } = certification
  return (
    <SheetFigures heading={heading} figures={figures}>
      <div className="great-place">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {facts.map(({ label, value }) => (
          <p key={label} className="fact">
            {label}: {value}
          </p>
        ))}
        {note && <p className="fact">{note}</p>}
      </div>
    </SheetFigures>
  )
}
