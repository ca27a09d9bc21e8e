import type { NamedLink } from '../frame-data.ts'
import { SectionLink, sectionOf } from './section-link.tsx'
import { SiteLink } from '../site-link.tsx'

export function NavigationLink({ entry }: { entry: NamedLink }) {
  const section = sectionOf(entry.path)
  if (section) return <SectionLink section={section}>{entry.label}</SectionLink>
  return (
    <SiteLink to={entry.path} end={entry.path === '/'}>
      {entry.label}
    </SiteLink>
  )
}
