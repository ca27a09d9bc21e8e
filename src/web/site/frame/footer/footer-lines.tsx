import { useText } from '../../../i18n.tsx'
import type { FrameData, NamedLink } from '../frame-data.ts'
import { NavigationLink } from '../header/navigation-link.tsx'

type CopyrightProps = { frame: FrameData; isWhole?: boolean }

export function Copyright({ frame: { company, year }, isWhole }: CopyrightProps) {
  const t = useText()
  const { legalName, registration, copyrightSince } = company
  const years = copyrightSince && copyrightSince < year ? `${copyrightSince}–${year}` : year
  return (
    <p className="fact">
      {t('footer.copyright', { years, company: legalName })}
      {isWhole && registration && (
        <>
          <br />
          {registration}
        </>
      )}
    </p>
  )
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
