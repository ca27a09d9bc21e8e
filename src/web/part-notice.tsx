import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { Link, type Path, useNavigation } from 'react-router'
import { useText } from './i18n.tsx'
import { Notice } from './ui/notice/notice.tsx'
import './ui/notice/page-progress.css'
import './ui/notice/part-notice.css'

const patience = 120_000

type Absent = Path & { why: 'missing' | 'slow' }

/**
 * NAV-11: a line under the bar for a page that takes longer than 0.3 s, until it is there or given up; then says in
 * words that a part of the site did not come, and keeps a way to it.
 */
export function PartNotice() {
  const t = useText()
  const { location: awaited } = useNavigation()
  /** What did not come, until the next link is followed; false once its notice was closed. */
  const [absent, setAbsent] = useState<Absent | false>()
  const [isStopped, setIsStopped] = useState(false)
  const tell = useEffectEvent((why: Absent['why']) => {
    if (!awaited) return
    // A link to a section of Home names it beside the address, where a reload would lose it.
    const section = (awaited.state as { section?: string } | null)?.section
    setAbsent({ ...awaited, hash: section ?? awaited.hash, why })
  })

  useEffect(() => {
    if (!awaited) return
    setAbsent(undefined)
    const timer = setTimeout(() => tell('slow'), patience)
    return () => clearTimeout(timer)
  }, [awaited])

  useEffect(() => {
    if (!isStopped) return
    tell('missing')
    setIsStopped(false)
  }, [isStopped])

  /** The router answers a missing part with a reload of the page one is on, even if it only fetched ahead. */
  const onNavigate = useEffectEvent((event: NavigateEvent) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return
    // Back and Forward have changed the address already: a reload shows the page that is wanted.
    if (awaited?.pathname === location.pathname) return
    event.preventDefault()
    // Seen together with what the router set before, or a part that fails at once is told of no page.
    startTransition(() => setIsStopped(true))
  })
  useEffect(() => {
    const { navigation } = window as { navigation?: Navigation }
    const listen = (event: NavigateEvent) => onNavigate(event)
    navigation?.addEventListener('navigate', listen)
    return () => navigation?.removeEventListener('navigate', listen)
  }, [])

  return (
    <>
      <div
        className="page-progress"
        data-busy={(awaited && absent === undefined) || undefined}
        aria-hidden="true"
      />
      <div className="part-notice" aria-live="polite">
        {absent && (
          <Notice tone="error" text={t(`notice.${absent.why}`)}>
            <p className="part-notice-links">
              <Link className="button button-small" to={absent} reloadDocument>
                {t('notice.open')}
              </Link>
              <button type="button" onClick={() => setAbsent(false)}>
                {t('notice.close')}
              </button>
            </p>
          </Notice>
        )}
      </div>
    </>
  )
}
