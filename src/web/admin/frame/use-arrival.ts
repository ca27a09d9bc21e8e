import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** After a change of screen: focus at its heading, and its title to be said aloud. */
export function useArrival(): string {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const frame = requestAnimationFrame(() => {
      if (document.activeElement instanceof HTMLInputElement) return
      const target =
        document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
      target?.setAttribute('tabindex', '-1')
      target?.focus({ preventScroll: true })
      setTitle(document.title)
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname])

  return title
}
