import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** After a change of page: focus at its heading, or where its address leads, and its title said aloud. */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const frame = requestAnimationFrame(() => {
      const target =
        document.getElementById(location.hash.slice(1)) ??
        document.querySelector<HTMLElement>('main h1') ??
        document.querySelector('main')
      target?.setAttribute('tabindex', '-1')
      target?.focus({ preventScroll: true })
      setTitle(document.title)
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname])

  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  )
}
