import {
  type ClientLoaderFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useParams,
} from 'react-router'
import { isDocument, notFoundNear, readPage } from '../../../directory/read-page.server.ts'
import { documentsIn } from '../../../directory/sources/documents-in.ts'
import { postOf } from '../../../directory/sources/post-entry.ts'
import { ApiUnreachable } from '../../../api-unreachable.ts'
import { pageContext } from '../../../page-context.ts'
import { readFrame } from '../../frame/frame-text.ts'
import { pageHead } from '../../page-head.ts'
import { withoutHtml } from '../html/article-html.ts'
import { cachedPost, forgetPost } from '../blog-cache.ts'
import { PostView } from './post-view.tsx'
import { readArticle } from './read-article.server.ts'
import { takeRevalidation } from './background-revalidation.ts'
import { sentPost } from '../sent-post.ts'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  try {
    return await readPost(request, context)
  } catch (problem) {
    if (!(problem instanceof ApiUnreachable)) throw problem
    return data({ slug: params.slug ?? '', problem: 'byTitle' as const }, { status: 503 })
  }
}

async function readPost(request: Request, context: LoaderFunctionArgs['context']) {
  const { head, entry } = await readPage(request, context)
  const { site } = context.get(pageContext)
  const post = postOf(entry)
  if (!post) throw await notFoundNear(request, context)
  const article = await readArticle(post, site, documentsIn(context, ['leader']))
  if (isDocument(request)) return data({ head, article: withoutHtml(article) })
  // Asked for behind what a browser has kept: only news will do.
  return data({ head, article }, { headers: { 'cache-control': 'no-cache' } })
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

/** Inside the site the page is there at once and the post arrives; the server is asked behind it. */
export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs) {
  const slug = params.slug ?? ''
  if (!takeRevalidation(slug)) return { slug }
  try {
    return await serverLoader<typeof loader>()
  } catch (problem) {
    if (problem instanceof Response) throw problem
    const kept = cachedPost({ slug })
    if ((problem as { status?: number }).status === 404 && kept) forgetPost(kept.key)
    return { slug }
  }
}

type PostData = Awaited<ReturnType<typeof readPost>>['data'] | { slug: string; problem?: 'byTitle' }

export function meta({ loaderData, location, matches }: MetaArgs<typeof loader>) {
  const post = loaderData as PostData | undefined
  if (!post) return []
  if ('head' in post) return pageHead(post.head)
  const { key, blog } = sentPost(location.state)
  const title =
    blog?.title || cachedPost({ key, slug: post.slug })?.title || post.slug.replaceAll('-', ' ')
  const layouts = matches.map((match) => match?.loaderData as { frame?: string } | undefined)
  const frame = layouts.find((layout) => layout?.frame)?.frame
  const site = frame && readFrame(frame).company.name
  return [{ title: site ? `${title} | ${site}` : title }]
}

export default function PostPage() {
  const post = useLoaderData() as PostData
  const { slug = '' } = useParams()
  const { problem, ...known } = { problem: undefined, ...post }
  return <PostView key={slug} {...known} slug={slug} unread={problem} />
}
