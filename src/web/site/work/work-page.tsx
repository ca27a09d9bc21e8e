import { useRef } from 'react'
import { documentsIn } from '../../directory/sources/documents-in.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { readPage } from '../../directory/read-page.server.ts'
import { Arrow } from '../../ui/arrow/arrow.tsx'
import { SiteLink } from '../frame/site-link.tsx'
import { pageHead } from '../page-head.ts'
import { SheetHead } from '../sheet/sheet-head.tsx'
import { CaseCard } from './case-card.tsx'
import { CaseFilters } from './case-filters.tsx'
import { readWork } from './read-work.server.ts'
import '../../ui/empty-state/empty-state.css'
import './work-page.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { head, entry } = await readPage(request, context)
  return {
    head,
    work: readWork(new URL(request.url).searchParams, entry, documentsIn(context)),
  }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => pageHead(loaderData?.head)

export default function WorkPage() {
  const { head, work } = useLoaderData<typeof loader>()
  const { copy, cards } = work
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <SheetHead crumbs={head.crumbs} title={copy.title}>
        <div className="grid">
          <p className="lead work-intro">{copy.intro}</p>
        </div>
      </SheetHead>
      <section className="section">
        <div className="frame ruled work-cases">
          <h2 ref={heading} className="head" tabIndex={-1}>
            {copy.listHeading}
          </h2>
          {work.all > 1 && <CaseFilters work={work} />}
          {cards.length > 0 ? (
            <ul className="case-cards">
              {cards.map((card, place) => (
                <CaseCard key={card.path} card={card} eager={place === 0} />
              ))}
            </ul>
          ) : (
            <div className="empty-state">
              <p>{copy.empty.heading}</p>
              <p className="empty-state-hint">{copy.empty.text}</p>
              <SiteLink
                className="button button-outline button-small"
                to="/work"
                preventScrollReset
                // The link goes with the empty list.
                onClick={() => heading.current?.focus({ preventScroll: true })}
              >
                {copy.filter.clear} <Arrow />
              </SiteLink>
            </div>
          )}
        </div>
      </section>
    </>
  )
}
