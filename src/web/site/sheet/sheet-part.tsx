import type { ReactNode } from 'react'
import './sheet.css'

type SheetPartProps = {
  heading?: string | undefined
  id?: string
  className?: string
  children: ReactNode
}

/** A section with its heading in the left fields and its matter in the right ones. */
export function SheetPart({ heading, id, className = '', children }: SheetPartProps) {
  return (
    <section className="section" id={id} tabIndex={id ? -1 : undefined}>
      <div className="frame ruled">
        <div className={`grid sheet-part ${className}`}>
          {heading && <h2 className="head">{heading}</h2>}
          <div>{children}</div>
        </div>
      </div>
    </section>
  )
}

export function Paragraphs({ of: paragraphs }: { of: string[] }) {
  return paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}
