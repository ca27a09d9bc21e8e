import { type LoaderFunctionArgs, redirect } from 'react-router'
import { absoluteIn } from '../absolute-in.ts'
import { documentsIn } from '../sources/documents-in.ts'
import { findEntry } from '../find-entry.server.ts'
import { pathOf } from '../read-page.server.ts'
import { inAscii } from '../spell-address.ts'
import { postsIn } from '../post-source.ts'
import { jobsIn } from '../job-source.ts'
import { openJobs } from '../feeds/open-jobs.ts'
import { recentPosts } from '../feeds/recent-posts.ts'
import { withEmptyList } from '../sources/empty-lists.ts'
import { movedMarkdownPath } from '../social/social-path.ts'

const listsPosts = new Set(['/insights', '/blog-posting-by-lexical'])

/** The page door rewrites `/work.md`, and `/work` for readers of Markdown, to `/.markdown/work`. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const path = `/${params['*'] ?? ''}`
  const found = await findEntry(path, context)
  if (found && 'movedTo' in found) return redirect(inAscii(movedMarkdownPath(found.movedTo)), 301)
  const own = encodeURI(`/.markdown${path === '/' ? '' : path}`)
  // Letters that are written in another way would have it kept once more.
  if (found?.entry.path !== path || pathOf(request) !== own)
    return new Response('No such page.\n', { status: 404 })
  const { entry } = found
  const absolute = absoluteIn(context)
  const newest = listsPosts.has(path) ? await recentPosts(postsIn(context), 50) : undefined
  const { markdown: words } = newest === '' ? withEmptyList(entry, documentsIn(context)) : entry
  const list = path === '/careers' ? await openJobs(jobsIn(context)) : newest
  const markdown = (words() + (list ? `\n${list}\n` : '')).replaceAll('](/', `](${absolute('/')}`)
  return new Response(markdown, {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      link: `<${absolute(entry.path)}>; rel="canonical"`,
    },
  })
}
