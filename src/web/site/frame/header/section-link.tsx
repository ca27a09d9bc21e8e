import type { ComponentProps, MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { scrollSmoothlyOnce } from '../scroll-smoothly-once.ts'

type SectionLinkProps = ComponentProps<'a'> & { section: string }

/** A link to a section of Home: scrolls there, or goes to Home first and scrolls on arrival. */
export function SectionLink({ section, onClick, ...rest }: SectionLinkProps) {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()

  function go(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || event.button !== 0 || opensElsewhere) return
    event.preventDefault()
    if (pathname !== '/') {
      navigate('/', { state: { section }, viewTransition: true })
      return
    }
    scrollSmoothlyOnce()
    navigate(`/#${section}`, { replace: hash === `#${section}` })
  }

  return <a {...rest} href={`/#${section}`} onClick={go} />
}

export const sectionOf = (path: string) => path.startsWith('/#') && path.slice(2)
