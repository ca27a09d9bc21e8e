import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { headOf, pathOf, readPage } from '../../../directory/read-page.server.ts'
import { documentsIn } from '../../../directory/sources/documents-in.ts'
import { withEmptyList } from '../../../directory/sources/empty-lists.ts'
import { useText } from '../../../i18n.tsx'
import { pageContext } from '../../../page-context.ts'
import { SiteLink } from '../../frame/site-link.tsx'
import { pageHead } from '../../page-head.ts'
import { SheetHead } from '../../sheet/sheet-head.tsx'
import { htmlOf, withoutHtml } from '../html/article-html.ts'
import { postDate } from '../post-date.ts'
import { PostHtml } from '../html/post-html.tsx'
import { readEveryPost } from './read-every-post.server.ts'
import './every-post-page.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site, reads } = context.get(pageContext)
  reads('posts')
  const { head, entry } = await readPage(request, context)
  const after = new URL(request.url).searchParams.get('after') ?? ''
  const { posts, next } = await readEveryPost(site.blog, after)
  if (posts.length === 0 && !after) {
    const empty = withEmptyList(entry, documentsIn(context))
    return { head: headOf(empty, context), lead: empty.description, next, posts: [] }
  }
  const isDocument = pathOf(request) === new URL(request.url).pathname
  return { head, lead: entry.description, next, posts: isDocument ? posts.map(withoutHtml) : posts }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => pageHead(loaderData?.head)

/** INS-8: every post with all its words, one below the other. */
export default function EveryPostPage() {
  const t = useText()
  const { head, lead, posts, next } = useLoaderData<typeof loader>()
  return (
    <>
      <SheetHead crumbs={head.crumbs} title={t('insights.every.title')}>
        <div className="grid">
          <p className="lead every-post-lead">{lead}</p>
        </div>
      </SheetHead>
      {posts.length === 0 && <p className="frame every-post-none">{t('insights.empty')}</p>}
      {posts.map((post) => (
        <article className="section" key={post.key} aria-labelledby={`title-${post.key}`}>
          <div className="frame ruled">
            <div className="grid every-post">
              <header>
                <h2 className="subhead" id={`title-${post.key}`} dir="auto">
                  {post.title}
                </h2>
                <p className="fact quiet">
                  {post.category}{' '}
                  <time dateTime={post.publishedAt}>{postDate(post.publishedAt)}</time>
                </p>
                <SiteLink to={`/insights/${post.slug}`}>{t('insights.every.read')}</SiteLink>
              </header>
              <div dir="auto">
                <PostHtml html={htmlOf(post)} of={post.key} />
              </div>
            </div>
          </div>
        </article>
      ))}
      {next && (
        <p className="frame every-post-more">
          <a
            className="button button-outline"
            href={`/blog-posting-by-lexical?after=${encodeURIComponent(next)}`}
          >
            {t('insights.loadMore')}
          </a>
        </p>
      )}
    </>
  )
}
