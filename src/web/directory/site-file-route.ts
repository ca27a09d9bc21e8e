import type { LoaderFunctionArgs } from 'react-router'
import { absoluteIn } from './absolute-in.ts'
import { postsIn } from './post-source.ts'
import { siteFile } from './site-file.server.ts'

const withPosts = /^\/(sitemap|llms)/i

export function loader({ request, context }: LoaderFunctionArgs) {
  const path = new URL(request.url).pathname
  const posts = withPosts.test(path) ? postsIn(context) : undefined
  return siteFile(path, absoluteIn(context), posts)
}
