import type { ReactNode } from 'react'
import './sheet-figures.css'

type Figure = { value: string; label: string; note?: string }

type SheetFiguresProps = { heading: string; figures: Figure[]; children?: ReactNode }

/** Figures in large type on the inverse, a row each. */
export function SheetFigures({ heading, figures, children }: SheetFiguresProps) {
  return (
    <section className="sheet-figures">
      <div className="frame ruled">
        <h2 className="subhead">{heading}</h2>
        {figures.length > 0 && (
          <dl>
            {figures.map(({ value, label, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="sheet-value">{value}</dd>
                {note && <dd className="sheet-note">{note}</dd>}
              </div>
            ))}
          </dl>
        )}
        {children && <div className="sheet-figures-foot">{children}</div>}
      </div>
    </section>
  )
}
