import { type LoaderFunctionArgs, redirect } from 'react-router'
import { absoluteIn } from '../absolute-in.ts'
import { feedAddress, jsonFeedAddress } from '../feed-address.ts'
import { pathOf } from '../read-page.server.ts'
import { asWritten } from '../spell-address.ts'
import { documentsIn } from '../sources/documents-in.ts'
import { jsonFeed, mostInFeed, rss } from './feed.server.ts'
import { postsIn } from '../post-source.ts'

const types = {
  json: 'application/feed+json; charset=utf-8',
  xml: 'application/rss+xml; charset=utf-8',
}

/**
 * `/feed.xml`, `/feed.json`, and `/insights/feed/<category>.xml` for each category that has a post. Other
 * spellings lead there: each would be kept once more.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const blog = postsIn(context)
  const absolute = absoluteIn(context)
  const asked = /^(.+)\.xml$/i.exec(params.category ?? '')?.[1]
  if (params.category !== undefined && asked === undefined) return nothing()
  const isSame = (name: string) => name.toLowerCase() === asked?.toLowerCase()
  const category = asked ? (await blog.categories()).find(isSame) : undefined
  if (asked && !category) return nothing()
  const path = pathOf(request)
  const isJson = asWritten(path) === jsonFeedAddress
  const own = isJson ? jsonFeedAddress : feedAddress(category)
  if (path !== own) return redirect(own, 301)
  const { posts } = await blog.listWhole({ limit: mostInFeed, ...(category && { category }) })
  const { company } = documentsIn(context)
  const feed = { posts, category, absolute, company }
  return new Response(isJson ? jsonFeed(feed) : rss(feed), {
    headers: { 'content-type': isJson ? types.json : types.xml },
  })
}

const nothing = () => new Response('No such feed.\n', { status: 404 })
