import type { Blog } from '../features/posts/read/blog.ts'
import type { ContentSecurity } from '../platform/http/content-security.ts'
import type { Log } from '../platform/log.ts'
import type { PageCache } from '../platform/pages/page-cache.ts'
import { dataOfHome } from '../web/start/data-of-home.ts'
import { spellAddress } from '../web/directory/spell-address.ts'
import type { PageTasks } from './page-tasks.ts'
import { openFallbackPages } from './fallback-pages.ts'

/** Where visitors come in, and what they go to from there. */
const likeliest = ['/work', '/products', '/contact']
const withPostsAndJobs = ['/', dataOfHome, '/insights', '/careers']
const newest = 3

/** The start waits no longer than this; who comes first then waits for their page alone. */
const mostMs = 3000

/** Tried again so soon because without its fallback pages an overloaded server answers in bare text. */
const afterTroubleMs = 10_000

/** What is made before the first visitor comes: the likeliest pages, and those that stand in for any. */
export function openPrerendered(works: PageTasks, security: ContentSecurity, log: Log) {
  let spellings: ReturnType<PageTasks['spellings']> | undefined
  const standIns = openFallbackPages(works, security)

  async function knownSpellings() {
    spellings ??= works.spellings()
    spellings.catch(() => (spellings = undefined))
    return spellings
  }

  let retry: NodeJS.Timeout | undefined
  let isStopped = false

  async function makeStandIns() {
    clearTimeout(retry)
    try {
      await standIns.makeAll()
    } catch (error) {
      if (isStopped) return
      log.warn({ err: error }, 'The pages that stand in for any could not be made')
      retry = setTimeout(() => void makeStandIns(), afterTroubleMs).unref()
    }
  }

  async function addressesWith(posts: Pick<Blog, 'list'>) {
    const { posts: found } = await posts.list({ limit: newest })
    return [...withPostsAndJobs, ...found.map(({ slug }) => `/insights/${slug}`)]
  }

  /** Pages built from another API's posts expire within 30 seconds, so they are not rendered ahead. */
  async function warm(cache: PageCache, posts: Pick<Blog, 'list'> | undefined) {
    const addresses = [...likeliest, ...(posts ? await addressesWith(posts) : [])]
    await Promise.all(addresses.map((address) => cache.get(address, 'br', 'the house')))
  }

  return {
    spell: async (address: string) => spellAddress(address, await knownSpellings()),
    busy: standIns.busy,
    malformed: standIns.malformed,
    /** Renders the fallback pages again: they show the company's header and footer. The list of addresses may have changed, too. */
    async remake() {
      spellings = undefined
      await makeStandIns()
    },
    async makeAll(cache: PageCache, posts: Pick<Blog, 'list'> | undefined) {
      const all = [knownSpellings(), makeStandIns(), warm(cache, posts)]
      const made = Promise.all(all).catch((error: unknown) => {
        log.warn({ err: error }, 'Pages could not be made ahead')
      })
      let timer: NodeJS.Timeout | undefined
      const limit = new Promise((resolve) => (timer = setTimeout(resolve, mostMs)))
      await Promise.race([made, limit])
      clearTimeout(timer)
    },
    stop() {
      isStopped = true
      clearTimeout(retry)
    },
  }
}
