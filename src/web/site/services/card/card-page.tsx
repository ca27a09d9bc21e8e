import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { useText } from '../../../i18n.tsx'
import { pageContext } from '../../../page-context.ts'
import { documentsIn } from '../../../directory/sources/documents-in.ts'
import { readPage } from '../../../directory/read-page.server.ts'
import { Drawing } from '../../../ui/drawing/drawing.tsx'
import { Breadcrumbs } from '../../frame/breadcrumbs.tsx'
import { SiteLink } from '../../frame/site-link.tsx'
import { pageHead } from '../../page-head.ts'
import { CardNavigation } from './card-navigation.tsx'
import { readCard } from './read-card.server.ts'
import { FigureValue } from '../figure-value.tsx'
import './card-page.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { entry, head } = await readPage(request, context)
  const { site, reads } = context.get(pageContext)
  reads('posts')
  const documents = documentsIn(context)
  return { head, card: await readCard(entry.path, documents, site.search) }
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
          {card.drawing && (
            <div className="card-detail">
              <Drawing of={card.drawing} alt={card.drawing.label} eager />
            </div>
          )}
          {card.figure && (
            <dl className="card-figure">
              <dt>{card.figure.label}</dt>
              <dd>
                <FigureValue value={card.figure.value} />
              </dd>
            </dl>
          )}
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
            {card.match && (
              <section>
                <h2 className="subhead">{t(`service.match.${card.match.kind}`)}</h2>
                <p className="card-match">
                  <span className="fact quiet">{card.match.about}</span>
                  <SiteLink className="subhead" dir="auto" to={card.match.path}>
                    {card.match.title}
                  </SiteLink>
                </p>
              </section>
            )}
          </div>
        </div>
      </div>
      <CardNavigation card={card} />
    </article>
  )
}
