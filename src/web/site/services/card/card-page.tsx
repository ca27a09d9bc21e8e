import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { useText } from '../../../i18n.tsx'
import { readPage } from '../../../directory/read-page.server.ts'
import { Breadcrumbs } from '../../frame/breadcrumbs.tsx'
import { SiteLink } from '../../frame/site-link.tsx'
import { pageHead } from '../../page-head.ts'
import { CardNavigation } from './card-navigation.tsx'
import { readCard } from './read-card.server.ts'
import { ServiceDrawing } from '../service/service-drawing.tsx'
import './card-page.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { entry, head } = await readPage(request, context)
  return { head, card: await readCard(entry.path) }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => pageHead(loaderData?.head)

export default function CardPage() {
  const t = useText()
  const { head, card } = useLoaderData<typeof loader>()
  return (
    <article className="card-page">
      <div className="frame ruled">
        <Breadcrumbs of={head.crumbs} />
        <div className="grid card-head">
          <h1>{card.title}</h1>
          <ServiceDrawing of={card.drawing} />
        </div>
        <div className="grid card-body">
          <nav aria-label={t('service.cardsOf', { title: card.service.title })}>
            <ul>
              {card.siblings.map(({ path, title }) => (
                <li key={path}>
                  <SiteLink to={path}>{title}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="card-text">
            <p className="card-lead">{card.lead}</p>
            {card.parts.map(({ heading, text }) => (
              <section key={heading}>
                <h2 className="subhead">{heading}</h2>
                <div>
                  {text.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              </section>
            ))}
          </div>
        </div>
      </div>
      <CardNavigation card={card} />
    </article>
  )
}
