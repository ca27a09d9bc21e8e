import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../i18n.tsx'
import { drawShape, type Shape } from '../../ui/shape.ts'
import { PartNotice } from '../../part-notice.tsx'
import { GuideNotice } from '../guide/guide-notice.tsx'
import { useSession } from '../session/session-state.tsx'
import { MainLinks, MoreLinks } from './desk-nav.tsx'
import { DeskToasts } from './desk-toasts.tsx'
import { PaletteOpener } from './palette-opener.tsx'
import { useArrival } from './use-arrival.ts'
import { useRestoredFocus } from './use-restored-focus.ts'
import './desk-frame.css'
import './desk-print.css'

type DeskFrameProps = {
  company: string
  logo: Shape | undefined
  editorUrl: string
  children: ReactNode
}

const isLogin = (pathname: string) => /^\/admin(\/adminlogin)?\/?$/.test(pathname)

/** What stands around every screen of the desk. */
export function DeskFrame({ company, logo, editorUrl, children }: DeskFrameProps) {
  const t = useText()
  const { token, me } = useSession()
  const { key, pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const main = useRef<HTMLElement>(null)
  const title = useArrival()
  useRestoredFocus(main)
  useEffect(() => setIsOpen(false), [key])

  const firstOfAll = me?.isElsewhere ? '/admin/job-posting' : '/admin/overview'
  const brandLeadsTo = token ? firstOfAll : '/admin'
  const close = () => {
    setIsOpen(false)
    toggle.current?.focus()
  }
  return (
    <div className="desk">
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <header
        className="desk-bar"
        data-bare={isLogin(pathname) || undefined}
        onKeyDown={(event) => isOpen && event.key === 'Escape' && close()}
      >
        <a className="desk-brand" href={brandLeadsTo}>
          {logo && drawShape(logo)}
          <span className="desk-brand-name">{company}</span>
          <span className="desk-brand-note">{t('desk.name')}</span>
        </a>
        {token && (
          <>
            <PaletteOpener editorUrl={editorUrl} />
            <button
              ref={toggle}
              type="button"
              className="desk-toggle"
              aria-expanded={isOpen}
              aria-controls="desk-nav"
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? t('desk.closeMenu') : t('desk.openMenu')}
            </button>
            <nav
              id="desk-nav"
              className="desk-nav"
              data-open={isOpen || undefined}
              aria-label={t('desk.navLabel')}
            >
              <MainLinks editorUrl={editorUrl} />
              <MoreLinks />
            </nav>
          </>
        )}
      </header>
      <main ref={main} id="main" className="desk-main" tabIndex={-1}>
        <GuideNotice key={pathname} />
        {children}
      </main>
      {me && (
        <footer className="desk-who fact">
          {me.isElsewhere
            ? t('desk.whoElsewhere')
            : t('desk.who', { email: me.member.email, role: t(`desk.roles.${me.member.role}`) })}
        </footer>
      )}
      <p className="visually-hidden" role="status">
        {title}
      </p>
      <PartNotice />
      <DeskToasts />
    </div>
  )
}
