import { data } from 'react-router'
import type { Blog } from '../../../../features/posts/read/blog.ts'
import { ApiUnreachable } from '../../../api-unreachable.ts'
import type { PageContext } from '../../../page-context.ts'
import { chosenIn } from './chosen-category.ts'
import { pageSize } from './fetch-blogs.ts'
import type { InsightsView } from './insights-view.ts'

/** What is not known to be the end: the browser may read on. */
const unread = { posts: [], hasMore: true }

/** Each of another API may take as long as it is given. */
const mostEmpty = 3

type Site = Pick<PageContext['site'], 'blog' | 'log'>

/** The page of the list that an address asks for; without its categories there is still All. */
export async function readInsights(site: Site, query: URLSearchParams): Promise<InsightsView> {
  const category = chosenIn(query)
  const after = query.get('after') ?? ''
  const [categories, list] = await Promise.all([
    readCategories(site),
    readPage(site.blog, category, after),
  ])
  if (!list) return { categories, category, after, page: unread, isFailed: true }
  return {
    categories,
    category: categories.find((name) => name.toLowerCase() === category.toLowerCase()) ?? category,
    after,
    page: { ...list, nextContinuationToken: list.nextContinuationToken ?? undefined },
  }
}

async function readCategories({ blog, log }: Site): Promise<string[]> {
  try {
    return await blog.categories()
  } catch (error) {
    log.error({ err: error }, 'The categories could not be read')
    return []
  }
}

async function readPage(blog: Blog, category: string, continuationToken: string) {
  try {
    const list = (token: string | null) =>
      blog.list({
        limit: pageSize,
        ...(category && { category }),
        ...(token && { continuationToken: token }),
      })
    let page = await list(continuationToken)
    // An empty page is no end; after some the browser looks further.
    for (let more = 1; more < mostEmpty && page.hasMore && page.posts.length === 0; more++)
      page = await list(page.nextContinuationToken)
    return page
  } catch (problem) {
    if ((problem as { status?: number }).status === 400) throw data(null, { status: 404 })
    if (problem instanceof ApiUnreachable) return undefined
    throw problem
  }
}
