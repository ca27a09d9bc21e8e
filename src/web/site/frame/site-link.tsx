import type { ComponentProps, MouseEvent } from 'react'
import { NavLink } from 'react-router'
import { useHere } from '../../here.tsx'
import { carryPlate } from '../../ui/drawing/plate.ts'

type SiteLinkProps = ComponentProps<'a'> & {
  to: string
  /** Whether it is here on its own page only, and not on those below it. */
  end?: boolean
  state?: unknown
  preventScrollReset?: boolean
}

/** A link inside the site: fetched when it is likely, marked when it is here. */
export function SiteLink({ to, end = true, ...rest }: SiteLinkProps) {
  if (import.meta.env.SSR && import.meta.env.PROD)
    return <WrittenLink to={to} end={end} {...rest} />
  function go(click: MouseEvent<HTMLAnchorElement>) {
    rest.onClick?.(click)
    carryPlate(to)
  }
  return <NavLink viewTransition prefetch="intent" end={end} to={to} {...rest} onClick={go} />
}

/** All of a link that HTML has; the router's own looks up ten things that only a browser needs. */
function WrittenLink({ to, end = true, state: _, preventScrollReset: __, ...rest }: SiteLinkProps) {
  const here = useHere()
  return <a {...rest} aria-current={here(to, end)} href={to} />
}
