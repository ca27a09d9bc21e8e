import { useDrawnOnce } from '../../../drawn-once.tsx'
import { useHere } from '../../../here.tsx'
import { useText } from '../../../i18n.tsx'
import { Brand } from './brand.tsx'
import type { FrameData } from '../frame-data.ts'
import { LanguageMenu } from './language-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavigationLink } from './navigation-link.tsx'
import { SchemeToggle } from './scheme-toggle.tsx'
import { SearchLink } from './search-link.tsx'
import { SearchOpener } from './search-opener.tsx'
import { ServicesMenu } from './services-menu.tsx'
import './header.css'

export function Header({ frame }: { frame: FrameData }) {
  return <header className="header" {...useDrawnOnce(frame, <HeaderInside frame={frame} />)} />
}

export function HeaderInside({ frame }: { frame: FrameData }) {
  const t = useText()
  const here = useHere()
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <div className="frame header-bar">
        <Brand {...frame.brand} />
        <nav className="header-nav" aria-label={t('nav.label')}>
          <ul className="header-links">
            {frame.services[0] && (
              <li data-current={here('/services', false)}>
                <ServicesMenu frame={frame} />
              </li>
            )}
            {frame.navigation.map((entry) => (
              <li key={entry.path}>
                <NavigationLink entry={entry} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="header-tools">
          <LanguageMenu />
          <SearchLink />
          <SchemeToggle />
        </div>
        <MobileMenu navigation={frame.navigation} sections={frame.services} />
        <SearchOpener />
      </div>
    </>
  )
}
