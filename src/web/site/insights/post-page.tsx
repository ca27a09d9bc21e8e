import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useLoaderData,
  useParams,
} from 'react-router'
import { notFoundNear, pathOf } from '../../directory/read-page.server.ts'
import { pageContext } from '../../page-context.ts'
import { pageHead } from '../page-head.ts'
import { withoutHtml } from './article-html.ts'
import { cachedPost, forgetPost } from './blog-cache.ts'
import { postHead } from './post-head.server.ts'
import { PostView } from './post-view.tsx'
import { readArticle } from './read-article.server.ts'
import { takeBehind } from './revalidate-behind.ts'
import { sentPost } from './sent-post.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site, reads } = context.get(pageContext)
  reads('posts')
  const asked = pathOf(request).replace(/^\/insights\//i, '')
  const found = await site.blog.findBySlug(decodeURIComponent(asked))
  if (!found) throw await notFoundNear(request)
  if ('movedTo' in found) throw redirect(`/insights/${found.movedTo}`, 301)
  const article = await readArticle(site.blog, found.post, site.siteUrl)
  const isDocument = !new URL(request.url).pathname.endsWith('.data')
  return {
    head: postHead(found.post, context),
    article: isDocument ? withoutHtml(article) : article,
  }
}

/** Inside the site the page is there at once and the post arrives; the server is asked behind it. */
export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs) {
  const slug = params.slug ?? ''
  if (!takeBehind(slug)) return { slug }
  try {
    return await serverLoader<typeof loader>()
  } catch (problem) {
    if (problem instanceof Response) throw problem
    const kept = cachedPost({ slug })
    if ((problem as { status?: number }).status === 404 && kept) forgetPost(kept.key)
    return { slug }
  }
}

type PostData = Awaited<ReturnType<typeof loader>> | { slug: string }

export function meta({ loaderData, location, matches }: MetaArgs<typeof loader>) {
  const data = loaderData as PostData | undefined
  if (!data) return []
  if ('head' in data) return pageHead(data.head)
  const { key, blog } = sentPost(location.state)
  const title =
    blog?.title || cachedPost({ key, slug: data.slug })?.title || data.slug.replaceAll('-', ' ')
  const frame = matches.map((match) => match?.loaderData as { company?: { name: string } })
  const site = frame.find((one) => one?.company)?.company?.name
  return [{ title: site ? `${title} | ${site}` : title }]
}

export default function PostPage() {
  const data = useLoaderData() as PostData
  const { slug = '' } = useParams()
  return <PostView key={slug} slug={slug} {...('head' in data ? data : {})} />
}
