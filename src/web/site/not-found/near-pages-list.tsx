import { useId } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import type { NearPages } from '../../directory/nearest/near-pages.ts'
import { useText } from '../../i18n.tsx'
import { SiteLink } from '../frame/site-link.tsx'
import './near-pages-list.css'

/** The pages that a missing one's address is most like, if its loader found any. */
export function NearPagesList() {
  const t = useText()
  const heading = useId()
  const error = useRouteError()
  const pages = (isRouteErrorResponse(error) ? error.data : null) as NearPages | null
  if (!pages?.length) return null
  return (
    <div className="near-pages">
      <h2 className="fact" id={heading}>
        {t('notFound.near')}
      </h2>
      <ul className="error-links" aria-labelledby={heading}>
        {pages.map(({ path, title, within }) => (
          <li key={path}>
            <SiteLink to={path}>
              {title}
              {within && <span className="fact quiet">{within}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
