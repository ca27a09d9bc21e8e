import { useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '../../i18n.tsx'

/** The end of what is loaded: asks for more when it comes into view, or is pressed. */
export function WhenSeen({ onSeen }: { onSeen: () => void }) {
  const t = useText()
  const end = useRef<HTMLButtonElement>(null)
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && seen(),
      { rootMargin: '0px 0px 200px' },
    )
    observer.observe(end.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <button ref={end} type="button" className="desk-link" onClick={onSeen}>
      {t('desk.blog.more')}
    </button>
  )
}
