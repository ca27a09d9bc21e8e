import { useDrawnOnce } from '../../../drawn-once.tsx'
import { useText } from '../../../i18n.tsx'
import type { FrameData } from '../frame-data.ts'
import { NavigationLink } from '../header/navigation-link.tsx'
import { OfficeEntry } from './office-entry.tsx'
import { SocialLinks } from './social-links.tsx'
import './footer.css'

export function Footer({ frame }: { frame: FrameData }) {
  const inside = useDrawnOnce(frame, <FooterInside frame={frame} />)
  return <footer className="footer" id="foot" tabIndex={-1} {...inside} />
}

export function FooterInside({ frame }: { frame: FrameData }) {
  const t = useText()
  const { name, legalName, copyrightSince } = frame.company
  const copyright = { since: copyrightSince, year: frame.year, company: legalName }
  return (
    <div className="frame ruled">
      <div className="grid footer-offices">
        {frame.offices.map((office) => (
          <OfficeEntry key={office.name} office={office} />
        ))}
      </div>
      <div className="grid footer-links">
        <p className="fact">{t('footer.copyright', copyright)}</p>
        <ul className="footer-site" aria-label={t('footer.links')}>
          {frame.siteLinks.map((link) => (
            <li key={link.path}>
              <NavigationLink entry={link} />
            </li>
          ))}
        </ul>
        <SocialLinks links={frame.socialLinks} />
        <ul className="footer-legal fact" aria-label={t('footer.legal')}>
          {frame.legalLinks.map((link) => (
            <li key={link.path}>
              <NavigationLink entry={link} />
            </li>
          ))}
        </ul>
      </div>
      <div className="footer-word" aria-hidden="true">
        <span>{name}</span>
      </div>
    </div>
  )
}
