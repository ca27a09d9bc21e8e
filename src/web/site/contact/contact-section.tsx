import type { HomeWords } from '../../../features/documents/read/documents.ts'
import { useText } from '../../i18n.tsx'
import type { LayeredDrawing } from '../../ui/drawing/drawing.tsx'
import { ChatLink } from './chat-link.tsx'
import { ContactFormPlace } from './contact-form-place.tsx'
import type { ContactFormView } from './contact-view.ts'
import './contact-section.css'

type ContactSectionProps = {
  heading?: 'h1' | 'h2'
  copy: HomeWords['contact']
  estimate: LayeredDrawing
  form: ContactFormView
}

export function ContactSection(props: ContactSectionProps) {
  const { heading: Heading = 'h2', copy, estimate, form } = props
  const t = useText()
  const Subheading = Heading === 'h1' ? 'h2' : 'h3'
  return (
    <section className="section" id="contact" tabIndex={-1}>
      <div className="frame ruled contact-layout">
        <Heading>{copy.heading ?? t('contact.heading')}</Heading>
        <div className="grid">
          <div className="contact-say">
            {copy.intro && <p className="lead">{copy.intro}</p>}
            <ChatLink />
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
            <Subheading className="subhead">{t('contact.steps')}</Subheading>
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
