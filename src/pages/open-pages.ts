import { isPublishedNoun, publishedNoun } from '../features/documents/read/published-noun.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { type Careers, openCareers } from '../features/jobs/read/careers.ts'
import { openBlog } from '../features/posts/read/blog.ts'
import { hasPostsIn } from '../features/posts/read/post-addresses.ts'
import { awaitPublication } from '../features/posts/read/await-publication.ts'
import { turnOf } from '../features/sessions/login/network-of.ts'
import type { Noun } from '../platform/db/tables.ts'
import type { Clock } from '../platform/clock.ts'
import type { Ctx } from '../platform/ctx.ts'
import { eachMidnight } from '../platform/each-midnight.ts'
import type { ContentSecurity } from '../platform/http/content-security.ts'
import type { openQuotas } from '../platform/http/limits/quotas.ts'
import { answersWithPages } from '../platform/pages/answered-page.ts'
import { Assets } from '../platform/pages/assets.ts'
import { PageCache } from '../platform/pages/page-cache.ts'
import type { PageServer } from '../platform/pages/page-server.ts'
import { openElsewhere } from '../web/elsewhere/open-elsewhere.ts'
import type { Text } from '../web/i18n.tsx'
import { pageQueries } from '../web/page-queries.ts'
import { openLines } from './lines.ts'
import { openPrerendered } from './prerendered.ts'
import type { PageTasks } from './page-tasks.ts'

export type PagesContext = Pick<Ctx, 'log' | 'db' | 'changes' | 'clock'> & {
  config: Config
  text: Text
  pages: { works: PageTasks; assetsDir: string; mode: 'production' | 'development' }
  security: ContentSecurity
  quotas: ReturnType<typeof openQuotas> | undefined
}

export type Pages = ReturnType<typeof openPages>

/** Requests from one network share a turn in the queue. */
export const asker = ({ ip }: FastifyRequest) => turnOf(ip)

type Forgetful = Pick<PagesContext, 'log'> & {
  works: PageTasks
  cache: PageCache
  madeAhead: ReturnType<typeof openPrerendered>
  hasPosts: (() => Promise<boolean>) | undefined
}

/** Lets go of what was made of nouns that have changed. */
function forgetter({ log, works, cache, madeAhead, hasPosts }: Forgetful) {
  const asked = async () => hasPosts?.().catch(() => undefined)
  let had = asked()

  function forget(nouns: Noun[]) {
    works.forget(nouns)
    cache.drop(nouns)
    if (nouns.some(isPublishedNoun)) void madeAhead.remake()
    if (hasPosts && nouns.includes('posts')) void followPosts()
  }

  /** The first post brings the blog into the menu of every page, the last one takes it away. */
  async function followPosts() {
    const before = had
    had = asked()
    const has = await had
    if (has === undefined) log.warn('Posts could not be counted')
    if (has !== (await before)) forget([publishedNoun('navigation')])
  }

  return forget
}

/** Which jobs are open, what tells the day, and on New Year's the foot of every page. */
function forgetAtMidnight(forget: (nouns: Noun[]) => void, clock: Clock) {
  const thisYear = () => clock().getUTCFullYear()
  let year = thisYear()
  return eachMidnight(() => {
    const isNewYear = year !== thisYear()
    year = thisYear()
    forget(['jobs', 'day', ...(isNewYear ? [publishedNoun('company')] : [])])
  }, clock)
}

/** Everything about pages: the cache, the lines before it, what is made ahead, and what a change drops. */
export function openPages(context: PagesContext) {
  const { config, log, text, changes, clock, pages, security, quotas } = context
  const { works, assetsDir } = pages
  const isDevelopment = pages.mode === 'development'
  const ofApi = openElsewhere({ config, log, text, clock })
  const { careers }: { careers: Careers } = ofApi ?? { careers: openCareers(context) }
  const lines = openLines(works, log, quotas?.searches)
  const madeAhead = openPrerendered(works, security, log)
  const cache = new PageCache({
    render: lines.render,
    join: lines.join,
    count: lines.count,
    security,
    log,
    maxBytes: isDevelopment ? 0 : config.pageCacheBytes,
  })
  const hasPosts = ofApi ? undefined : hasPostsIn(context)
  const forget = forgetter({ log, works, cache, madeAhead, hasPosts })
  const publications = awaitPublication(context, () => forget(['posts']))
  changes.onChange((nouns) => {
    forget(nouns)
    if (nouns.includes('posts') || nouns.includes('everything')) publications.wake()
  })
  // The thread has read what is said before changes of other processes were heard.
  works.forget(['everything', publishedNoun('navigation')])
  const stopWaiting = forgetAtMidnight(forget, clock)
  const stopReading = ofApi?.eachWhile(() => forget(['posts', 'jobs']))
  const pageServer: PageServer = {
    cache,
    lookAtClock: publications.lookAtClock,
    spell: madeAhead.spell,
    asker,
    busy: madeAhead.busy,
    malformed: madeAhead.malformed,
    assets: new Assets(assetsDir, security.always),
    queryKeys: pageQueries,
    served: { assets: 0, pages: 0 },
  }
  return {
    pageServer,
    lines,
    careers,
    answerWithPage: answersWithPages(
      (request, ...asked) => lines.answer(asker(request), ...asked),
      security,
    ),
    /** Has the likeliest pages made before the server is ready, and lets go of everything when it stops. */
    attach(app: FastifyInstance) {
      if (!isDevelopment) {
        const madeAll = madeAhead.makeAll(cache, ofApi ? undefined : openBlog(context))
        app.addHook('onReady', () => madeAll)
      }
      app.addHook('preClose', async () => {
        stopWaiting()
        stopReading?.()
        lines.close()
        madeAhead.stop()
        await publications.stop()
      })
    },
  }
}
