import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { useText } from '../../i18n.tsx'
import { Arrow } from '../../ui/arrow/arrow.tsx'
import { Drawing } from '../../ui/drawing/drawing.tsx'
import { SectionLink } from '../frame/section-link.tsx'
import { SiteLink } from '../frame/site-link.tsx'
import { readPage } from '../../directory/read-page.server.ts'
import { pageHead } from '../page-head.ts'
import { pageMeta } from '../page-meta.ts'
import { Breadcrumbs } from '../frame/breadcrumbs.tsx'
import { readPreparation } from './read-preparation.server.ts'
import '../../ui/button/button.css'
import './in-preparation.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = readPreparation(new URL(request.url).pathname)
  return { ...page, found: page.head.hidden ? undefined : (await readPage(request, context)).head }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (loaderData?.found) return pageHead(loaderData.found)
  return loaderData ? pageMeta(matches, loaderData.head) : []
}

export default function InPreparationPage() {
  const t = useText()
  const { found, title, lead, sheets, drawing } = useLoaderData<typeof loader>()
  return (
    <div className="preparation">
      <div className="frame ruled">
        {found && <Breadcrumbs of={found.crumbs} />}
        <p className="preparation-way fact">{t('preparation.status')}</p>
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
