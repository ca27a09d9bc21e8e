import { NavLink, type NavLinkProps } from 'react-router'

/** A link inside the site: fetched when it is likely, marked when it is here. */
export function SiteLink(props: NavLinkProps) {
  return <NavLink prefetch="intent" viewTransition end {...props} />
}
