import type { Documents } from '../features/documents/read/documents.ts'
import { openCareers } from '../features/jobs/read/careers.ts'
import type { LookUp } from '../features/missed/look-up.ts'
import { openBlog } from '../features/posts/read/blog.ts'
import type { Ctx } from '../platform/ctx.ts'
import { findPage, nearestPages } from '../web/directory/find-page.server.ts'
import { comparable } from '../features/documents/redirects/redirect-chain.ts'

/** What stands at an address of this site, and what is most like it. */
export function lookUpAddress(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  read: () => Promise<Documents>,
): LookUp {
  const [posts, careers] = [openBlog(ctx), openCareers(ctx)]
  return async (address) => {
    const path = comparable(address)
    if (path === undefined) return {}
    const documents = await read()
    const found = await findPage(encodeURI(path), documents, posts)
    if (found && 'entry' in found)
      return { page: { path: found.entry.path, title: found.entry.title } }
    const [, slug] = /^\/careers\/([^/]+)$/.exec(path) ?? []
    const job = slug ? await careers.find(slug) : undefined
    if (job && job !== 'over') return { page: { path, title: job.title } }
    if (found) return { movedTo: found.movedTo }
    const [near] = nearestPages(path, documents)
    return near ? { nearest: { path: near.path, title: near.title } } : {}
  }
}
