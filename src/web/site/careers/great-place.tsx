import { SheetFigures } from '../sheet/sheet-figures.tsx'
import type { CareersView } from './careers-view.ts'

/** CAR-3. */
export function GreatPlace({ of: certification }: { of: CareersView['copy']['certification'] }) {
  const { heading, text, facts, note } = certification
  return (
    <SheetFigures heading={heading} figures={facts}>
      <div className="great-place">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="fact">{note}</p>
      </div>
    </SheetFigures>
  )
}
