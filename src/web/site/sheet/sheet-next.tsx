import { Arrow } from '../../ui/arrow/arrow.tsx'
import { Drawing, type DrawingFile } from '../../ui/drawing/drawing.tsx'
import { SiteLink } from '../frame/site-link.tsx'
import './sheet-next.css'

export type NextSheet = {
  path: string
  title: string
  note: string
  drawing?: DrawingFile | undefined
}

/** The way to the page after this one, with its drawing. */
export function SheetNext({ label, next }: { label: string; next: NextSheet }) {
  return (
    <nav className="section" aria-label={label}>
      <div className="frame ruled">
        <SiteLink className="grid sheet-next" to={next.path}>
          <span className="sheet-next-say">
            <span className="fact quiet">
              {label}: {next.note}
            </span>
            <b className="head" dir="auto">
              {next.title}
            </b>
            <Arrow />
          </span>
          {next.drawing && <Drawing of={next.drawing} pictures={next.path} />}
        </SiteLink>
      </div>
    </nav>
  )
}
