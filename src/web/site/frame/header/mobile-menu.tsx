import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../../i18n.tsx'
import type { FrameData, MenuSection } from '../frame-data.ts'
import { isSeen } from '../../../ui/flyout/use-hover-intent.ts'
import { Languages } from './language-menu.tsx'
import { MobileServices } from './mobile-services.tsx'
import { NavigationLink } from './navigation-link.tsx'
import { SearchLink } from './search-link.tsx'
import { SchemeToggle } from './scheme-toggle.tsx'
import './mobile-menu.css'

type MobileMenuProps = { navigation: FrameData['navigation']; sections: MenuSection[] }

export function MobileMenu({ navigation, sections }: MobileMenuProps) {
  const t = useText()
  const menu = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  const shownAt = useRef(key)

  const close = () => menu.current?.togglePopover?.(false)
  const look = () => setOpen(isSeen(menu.current))
  useEffect(look, [])
  useEffect(() => {
    if (shownAt.current !== key) close()
    shownAt.current = key
  }, [key])

  return (
    <>
      <button
        ref={button}
        type="button"
        className="mobile-menu-button"
        popoverTarget="mobile-menu"
        aria-controls="mobile-menu"
        aria-expanded={open}
      >
        {t('nav.menu')}
        <svg viewBox="0 0 24 20" aria-hidden="true">
          <path d="M1 6h22" />
          <path d="M1 14h22" />
        </svg>
      </button>
      <nav
        ref={menu}
        id="mobile-menu"
        className="mobile-menu"
        popover="auto"
        aria-label={t('nav.menuLabel')}
        // What opens and closes inside is heard here, too.
        onToggle={look}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) close()
        }}
        onBlur={(event) => {
          const to = event.relatedTarget
          if (to && to !== button.current && !menu.current?.contains(to)) close()
        }}
      >
        <ul className="mobile-menu-list">
          {sections[0] && (
            <li>
              <MobileServices sections={sections} />
            </li>
          )}
          {navigation
            .filter((entry) => !entry.isWide)
            .map((entry) => (
              <li key={entry.path}>
                <NavigationLink entry={entry} />
              </li>
            ))}
        </ul>
        <div className="mobile-tools">
          <details className="mobile-language">
            <summary>{t('nav.language')}</summary>
            <Languages />
          </details>
          <SearchLink />
          <SchemeToggle />
        </div>
      </nav>
    </>
  )
}
