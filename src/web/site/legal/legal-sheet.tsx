import { useText } from '../../i18n.tsx'
import type { PageHead } from '../page-head.ts'
import { SheetHead } from '../sheet/sheet-head.tsx'
import { RichParagraphs } from '../rich-text/rich-paragraphs.tsx'
import { linked, LinkedText } from './linked-text.tsx'
import type { readLegal } from './read-legal.server.ts'
import './legal-sheet.css'

type LegalSheetProps = { page: ReturnType<typeof readLegal>; crumbs: PageHead['crumbs'] }

export function LegalSheet({ page, crumbs }: LegalSheetProps) {
  const t = useText()
  return (
    <article key={page.heading}>
      <SheetHead crumbs={crumbs} title={page.heading}>
        <div className="grid legal-head">
          <p className="fact quiet">
            {t('legal.updated')} <time dateTime={page.updatedOn}>{page.updatedInWords}</time>
          </p>
          {page.lead && <p className="lead">{page.lead}</p>}
        </div>
      </SheetHead>
      {page.sections.length > 0 && (
        <div className="section">
          <div className="frame ruled grid legal-body">
            <nav aria-label={t('legal.contents')}>
              <ul className="sheet-rows">
                {page.sections.map(({ id, heading }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{heading}</a>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="legal-text">
              {page.sections.map(({ id, heading, paragraphs, entries = [] }) => (
                <section key={id} id={id} tabIndex={-1}>
                  <h2 className="subhead">{heading}</h2>
                  {paragraphs.map((paragraph) => (
                    <RichParagraphs key={paragraph} of={paragraph} words={linked} />
                  ))}
                  {entries.length > 0 && (
                    <dl className="sheet-rows">
                      {entries.map(({ term, text }) => (
                        <div key={term}>
                          <dt>{term}</dt>
                          <dd>
                            <LinkedText text={text} />
                          </dd>
                        </div>
                      ))}
                    </dl>
                  )}
                </section>
              ))}
            </div>
          </div>
        </div>
      )}
    </article>
  )
}
