import type { careersCopy } from '../../../content/careers-copy.ts'
import { SheetFigures } from '../sheet/sheet-figures.tsx'

/** CAR-3. */
export function GreatPlace({
  of: { title, text, note, figures },
}: {
  of: typeof careersCopy.greatPlace
}) {
  return (
    <SheetFigures heading={title} figures={figures}>
      <p className="great-place">
        {text} <span className="fact">{note}</span>
      </p>
    </SheetFigures>
  )
}
