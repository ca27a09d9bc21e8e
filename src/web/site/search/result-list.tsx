import type { SearchResult } from '../../../features/search/searchable-page.ts'
import { SiteLink } from '../frame/site-link.tsx'
import { Marked } from './marked.tsx'

type ResultListProps = { heading: string; results: SearchResult[]; isCounted?: boolean }

export function ResultList({ heading, results, isCounted }: ResultListProps) {
  if (results.length === 0) return null
  return (
    <section className="search-group">
      <h2 className="subhead">
        {heading} {isCounted && <span className="fact quiet">{results.length}</span>}
      </h2>
      <ul>
        {results.map(({ path, title, titleMarks, within, excerpt, marks }) => (
          <li key={path}>
            <div>
              <h3>
                <SiteLink to={path}>
                  <Marked text={title} marks={titleMarks} />
                </SiteLink>
              </h3>
              {within && <p className="fact quiet">{within}</p>}
            </div>
            <p>
              <Marked text={excerpt} marks={marks} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
