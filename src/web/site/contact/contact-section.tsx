import type { LayeredDrawing } from '../../ui/drawing/drawing.tsx'
import { ChatLink } from './chat-link.tsx'
import { ContactFormPlace } from './contact-form-place.tsx'
import type { ContactCopy, ContactFormView } from './contact-view.ts'
import './contact-section.css'

type ContactSectionProps = {
  heading?: 'h1' | 'h2'
  copy: ContactCopy
  estimate: LayeredDrawing
  form: ContactFormView
}

export function ContactSection(props: ContactSectionProps) {
  const { heading: Heading = 'h2', copy, estimate, form } = props
  const Subheading = Heading === 'h1' ? 'h2' : 'h3'
  return (
    <section className="section" id="contact" tabIndex={-1}>
      <div className="frame ruled contact-layout">
        <Heading>{copy.heading}</Heading>
        <div className="grid">
          <div className="contact-say">
            {copy.intro && <p className="lead">{copy.intro}</p>}
            <ChatLink chat={copy.chat} />
          </div>
          <ContactFormPlace view={form} />
          <div className="contact-estimate">
            <svg viewBox={estimate.viewBox} role="img" aria-label={estimate.label}>
              <use href={`${estimate.src}#d`} />
            </svg>
          </div>
        </div>
        {copy.steps[0] && (
          <div className="contact-steps">
            <Subheading className="subhead">{copy.stepsHeading}</Subheading>
            {copy.steps.map(({ when, text }) => (
              <p key={when}>
                <b>{when}</b> {text}
              </p>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
