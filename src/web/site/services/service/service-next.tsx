import type { ReactNode } from 'react'
import '../../../ui/button/button.css'
import './service-next.css'

type ServiceNextProps = { heading: string; text: string; children: ReactNode }

/** The last band of a page; `children` is the button that leads on. */
export function ServiceNext({ heading, text, children }: ServiceNextProps) {
  return (
    <section className="service-next">
      <div className="frame ruled">
        <div className="grid">
          <h2>{heading}</h2>
          <div>
            {text && <p>{text}</p>}
            {children}
          </div>
        </div>
      </div>
    </section>
  )
}
