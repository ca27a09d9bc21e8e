import type { NavigationEntry } from '../../../../content/navigation.ts'
import { useText } from '../../../i18n.tsx'
import { SectionLink, sectionOf } from './section-link.tsx'
import { SiteLink } from '../site-link.tsx'

export function NavigationLink({ entry }: { entry: Pick<NavigationEntry, 'label' | 'path'> }) {
  const t = useText()
  const section = sectionOf(entry.path)
  if (section) return <SectionLink section={section}>{t(entry.label)}</SectionLink>
  return (
    <SiteLink to={entry.path} end={entry.path === '/'}>
      {t(entry.label)}
    </SiteLink>
  )
}
