import { useText } from '../../../i18n.tsx'
import type { FrameData } from '../frame-data.ts'
import { Copyright, FooterList } from './footer-lines.tsx'
import { ServicesIndex } from './services-index.tsx'
import { SocialLinks } from './social-links.tsx'
import './title-block.css'

/** What every title block holds beside what it says of its own sheet. */
export function TitleBlock({ frame }: { frame: FrameData }) {
  const t = useText()
  return (
    <>
      <ServicesIndex sections={frame.services} />
      <div className="title-offices">
        {frame.offices.map(({ name, lines, dimmed }) => (
          <div key={name} className={dimmed ? 'title-dimmed' : undefined}>
            <h2>{name}</h2>
            <address className="fact">{dimmed ? (lines[1] ?? lines[0]) : lines.join(', ')}</address>
          </div>
        ))}
      </div>
      <div className="title-links">
        <FooterList className="footer-site" label={t('footer.links')} links={frame.siteLinks} />
        <SocialLinks links={frame.socialLinks} />
        <FooterList className="title-legal" label={t('footer.legal')} links={frame.legalLinks} />
      </div>
      <div className="title-company">
        <b aria-hidden="true">{frame.company.name}</b>
        <Copyright frame={frame} />
      </div>
    </>
  )
}
