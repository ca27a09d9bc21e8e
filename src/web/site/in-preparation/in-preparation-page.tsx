import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { useText } from '../../i18n.tsx'
import { Arrow } from '../../ui/arrow/arrow.tsx'
import { Drawing } from '../../ui/drawing/drawing.tsx'
import { SectionLink } from '../frame/section-link.tsx'
import { SiteLink } from '../frame/site-link.tsx'
import { pageMeta } from '../page-meta.ts'
import { readPreparation } from './read-preparation.server.ts'
import '../../ui/button/button.css'
import './in-preparation.css'

export function loader({ request, params }: LoaderFunctionArgs) {
  return readPreparation(new URL(request.url).pathname, params)
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? pageMeta(matches, loaderData.head) : []
}

export default function InPreparationPage() {
  const t = useText()
  const { group, title, lead, sheets, drawing } = useLoaderData<typeof loader>()
  return (
    <div className="preparation">
      <div className="frame ruled">
        <p className="preparation-way fact">
          {group && `${group} / `}
          {t('preparation.status')}
        </p>
        <h1>{title}</h1>
        <div className="grid">
          <div className="preparation-say">
            <p className="lead">{lead}</p>
            <p className="preparation-actions">
              <SectionLink className="button" section="contact">
                {t('preparation.talk')} <Arrow />
              </SectionLink>
              <SiteLink className="button button-outline" to="/">
                {t('preparation.home')} <Arrow />
              </SiteLink>
            </p>
            <p className="quiet">{t('preparation.note')}</p>
            <div className="preparation-sheets">
              <h2 className="subhead">{t('preparation.sheets')}</h2>
              <ul>
                {sheets.map((sheet) => (
                  <li key={sheet}>{sheet}</li>
                ))}
              </ul>
            </div>
          </div>
          <div className="preparation-picture">
            <Drawing of={drawing} eager />
          </div>
        </div>
      </div>
    </div>
  )
}
