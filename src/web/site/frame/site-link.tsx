import { NavLink, type NavLinkProps } from 'react-router'
import { fetchAhead } from './fetch-ahead.ts'

type SiteLinkProps = NavLinkProps & { to: string }

/** A link inside the site: fetched when it is likely, marked when it is here. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const ahead = () => fetchAhead(to)
  return <NavLink viewTransition end to={to} onPointerEnter={ahead} onFocus={ahead} {...rest} />
}
