import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { scrollSmoothlyOnce } from '../scroll-smoothly-once.ts'

const pause = 100

/** NAV-4: whoever came to Home for a section is taken there once Home stands. */
export function useSectionArrival() {
  const location = useLocation()
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  const section = (location.state as { section?: string } | null)?.section

  useEffect(() => {
    if (!section || location.hash || navigationType === 'POP') return
    const timer = setTimeout(() => {
      scrollSmoothlyOnce()
      navigate(`/#${section}`, { replace: true })
    }, pause)
    return () => clearTimeout(timer)
  }, [section, location.hash, navigate, navigationType])

  useEffect(() => {
    if (!location.hash || navigationType === 'POP') return
    document.getElementById(location.hash.slice(1))?.focus({ preventScroll: true })
  }, [location.hash, location.key, navigationType])
}
