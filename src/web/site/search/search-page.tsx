import { useRef } from 'react'
import { documentsIn } from '../../directory/sources/documents-in.ts'
import {
  data,
  type HeadersArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import { useText } from '../../i18n.tsx'
import { pageContext } from '../../page-context.ts'
import { SectionLink } from '../frame/header/section-link.tsx'
import { readSearch } from './read-search.server.ts'
import { ResultList } from './result-list.tsx'
import { SearchForm } from './search-form.tsx'
import './search-page.css'

/** Answers to a query are kept by nobody: there are more queries than room. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { search, text } = context.get(pageContext).site
  const typed = new URL(request.url).searchParams.get('q')
  const found = await readSearch(search, text, documentsIn(context, ['search-page']), typed)
  return data(found, typed === null ? {} : { headers: { 'cache-control': 'no-store' } })
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const { title = '' } = loaderData ?? {}
  return [
    { title },
    { name: 'description', content: title },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function SearchPage() {
  const t = useText()
  const { query, wasCut, total, shown, groups, near, useful, heading, examples } =
    useLoaderData<typeof loader>()
  const title = useRef<HTMLHeadingElement>(null)
  const found = total === 1 ? 'search.foundOne' : 'search.found'
  return (
    <div className="search-page">
      <div className="frame ruled">
        <h1 ref={title} className="head" tabIndex={-1}>
          {heading ?? t('search.heading')}
        </h1>
        <SearchForm query={query} />
        <div className="search-said" role="status">
          {query && (
            <p className="search-count" dir="auto">
              {t(total > 0 ? found : 'search.nothing', { total, query })}
            </p>
          )}
          {wasCut && <p>{t('search.cut')}</p>}
          {total > shown && <p>{t('search.best', { shown })}</p>}
        </div>
        {query && total === 0 && (
          <p className="search-hint">
            {t('search.hint')} <SectionLink section="contact">{t('nav.contact')}</SectionLink>
          </p>
        )}
        {examples.length > 0 && (
          <p className="search-examples">
            <span className="fact quiet">{t('search.try')}</span>
            {examples.map((example) => (
              <Link
                key={example}
                to={`/search?q=${encodeURIComponent(example)}`}
                // The examples go as soon as there is an answer.
                onClick={() => title.current?.focus({ preventScroll: true })}
              >
                {example}
              </Link>
            ))}
          </p>
        )}
        {groups.map(({ kind, results }) => (
          <ResultList key={kind} heading={t(`search.kind.${kind}`)} results={results} isCounted />
        ))}
        <ResultList heading={t('notFound.near')} results={near} />
        <ResultList heading={t('search.useful')} results={useful} />
      </div>
    </div>
  )
}
