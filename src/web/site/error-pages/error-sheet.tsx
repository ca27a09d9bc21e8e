import type { ReactNode } from 'react'
import { Drawing, type DrawingFile } from '../../ui/drawing/drawing.tsx'
import './error-pages.css'

type ErrorSheetProps = { heading: string; drawing: DrawingFile; children: ReactNode }

/** The picture comes first, as it stands on a phone: on a slow line it would push the words down. */
export function ErrorSheet({ heading, drawing, children }: ErrorSheetProps) {
  return (
    <div className="error-page">
      <div className="frame ruled">
        <h1>{heading}</h1>
        <div className="grid">
          <div className="error-picture">
            <Drawing of={drawing} eager />
          </div>
          <div className="error-text">{children}</div>
        </div>
      </div>
    </div>
  )
}
