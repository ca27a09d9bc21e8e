import { useEffect, useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { useText } from '../../i18n.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import './part-notice.css'

const patience = 120_000

type Absent = { href: string; why: 'missing' | 'slow' }

/** NAV-11: says in words that a part of the site did not come, and keeps a way to it. */
export function PartNotice() {
  const t = useText()
  const { location } = useNavigation()
  const [absent, setAbsent] = useState<Absent>()
  const awaited = location && `${location.pathname}${location.search}`

  useEffect(() => {
    const onMissing = (event: Event) => {
      const { href } = (event as CustomEvent<{ href: string }>).detail
      setAbsent({ href, why: 'missing' })
    }
    addEventListener('foyer:part-missing', onMissing)
    return () => removeEventListener('foyer:part-missing', onMissing)
  }, [])

  useEffect(() => {
    if (!awaited) return
    setAbsent(undefined)
    const timer = setTimeout(() => setAbsent({ href: awaited, why: 'slow' }), patience)
    return () => clearTimeout(timer)
  }, [awaited])

  return (
    <div className="part-notice" aria-live="polite">
      {absent && (
        <Notice tone="error" text={t(`notice.${absent.why}`)}>
          <p className="part-notice-ways">
            <Link className="button button-small" to={absent.href} reloadDocument>
              {t('notice.open')}
            </Link>
            <button
              type="button"
              className="part-notice-close"
              onClick={() => setAbsent(undefined)}
            >
              {t('notice.close')}
            </button>
          </p>
        </Notice>
      )}
    </div>
  )
}
