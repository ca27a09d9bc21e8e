import { useText } from '../../../i18n.tsx'
import type { FrameData, NamedLink } from '../frame-data.ts'
import { NavigationLink } from '../header/navigation-link.tsx'

export function Copyright({ frame: { company, year } }: { frame: FrameData }) {
  const t = useText()
  const { legalName, copyrightSince } = company
  const years = copyrightSince && copyrightSince < year ? `${copyrightSince}–${year}` : year
  return <p className="fact">{t('footer.copyright', { years, company: legalName })}</p>
}

type FooterListProps = { className: string; label: string; links: NamedLink[] }

export function FooterList({ className, label, links }: FooterListProps) {
  if (links.length === 0) return null
  return (
    <ul className={className} aria-label={label}>
      {links.map((link) => (
        <li key={link.path}>
          <NavigationLink entry={link} />
        </li>
      ))}
    </ul>
  )
}
