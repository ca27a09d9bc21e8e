import {
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { headOf, readPage } from '../../../directory/read-page.server.ts'
import { documentsIn } from '../../../directory/sources/documents-in.ts'
import { withEmptyList } from '../../../directory/sources/empty-lists.ts'
import { useText } from '../../../i18n.tsx'
import { pageContext } from '../../../page-context.ts'
import { Breadcrumbs } from '../../frame/breadcrumbs.tsx'
import { pageHead } from '../../page-head.ts'
import { fillsMoreThanItsLine } from '../../room-of-words.server.ts'
import { BlogCards } from './blog-cards.tsx'
import { CategoryButtons } from './category-buttons.tsx'
import { chosenIn } from './chosen-category.ts'
import { readInsights } from './read-insights.server.ts'
import './insights-page.css'
import './blog-cards.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site, reads } = context.get(pageContext)
  reads('posts')
  const { head, entry } = await readPage(request, context)
  const { title, heading, listHeading } = documentsIn(context, ['insights-page']).insightsPage
  const word = title ?? entry.title
  const copy = {
    title: word,
    isLong: fillsMoreThanItsLine(word),
    heading: heading ?? 'Latest posts',
    listHeading: listHeading ?? 'Posts',
  }
  const view = await readInsights(site, new URL(request.url).searchParams)
  if (view.isFailed)
    return data({ head, copy, view, lead: '' }, { headers: { 'cache-control': 'no-store' } })
  const isNothing = view.page.posts.length === 0 && !view.page.hasMore
  const isEmpty = !view.category && !view.after && isNothing
  if (isEmpty) {
    const empty = withEmptyList(entry, documentsIn(context))
    return data({ head: headOf(empty, context), copy, view, lead: empty.description })
  }
  const isMissing = view.category !== '' && isNothing
  return data({ head, copy, view, lead: entry.description }, isMissing ? { status: 404 } : {})
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

/** Another category is asked of the API, by the list itself. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  change.currentUrl.pathname !== change.nextUrl.pathname && change.defaultShouldRevalidate

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => pageHead(loaderData?.head)

export default function InsightsPage() {
  const t = useText()
  const { head, copy, view, lead } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  return (
    <>
      <header className="insights-head">
        <div className="frame ruled">
          <Breadcrumbs of={head.crumbs} />
          <h1 data-long={copy.isLong || undefined}>{copy.title}</h1>
          <div className="grid">
            <h2>{copy.heading}</h2>
            {lead && <p className="lead">{lead}</p>}
          </div>
        </div>
      </header>
      <section className="section insights-list" aria-labelledby="case-studies">
        <div className="frame ruled">
          <CategoryButtons categories={view.categories} chosen={chosenIn(query)} />
          <div className="insights-title">
            <h2 className="subhead" id="case-studies">
              {copy.listHeading}
            </h2>
            <a className="fact" href={head.feed} type="application/rss+xml">
              {t('insights.feed')}
            </a>
          </div>
          <BlogCards view={view} />
        </div>
      </section>
    </>
  )
}
