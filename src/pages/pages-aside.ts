import { isPublishedNoun } from '../features/documents/read/published-noun.ts'
import type { Config } from '../config.ts'
import { Thread } from '../platform/aside/thread.ts'
import type { Log } from '../platform/log.ts'
import { commonRefusals } from '../platform/http/common-refusals.ts'
import { loggedPath } from '../platform/http/request-log.ts'
import { Trouble } from '../platform/trouble.ts'
import type { PageTasks } from './page-tasks.ts'

export type PageThreadData = { localesDir: string }

/** A log holds no key to what somebody sent. */
const pathIn = ([address]: unknown[]) => (typeof address === 'string' ? loggedPath(address) : '')

export type PageThreads = ReturnType<typeof startPageThreads>

/** A thread at once, and another whenever one has ended. */
export function startPageThreads(file: URL, localesDir: string) {
  const workerData: PageThreadData = { localesDir }
  function start() {
    const thread = new Thread(file, { workerData })
    thread.worker.unref()
    return thread
  }
  return { first: start(), start }
}

const giveWay = (thread: Thread) => void thread.ask('giveWay', []).catch(() => {})

/** The works of pages in a thread of their own: however much they have to do, nothing else waits for them. */
export function openPagesAside({ first, start }: PageThreads, config: Config, log: Log) {
  let isVisited = false
  let thread = instructed(first)

  function instructed(started: Thread) {
    started.ask('open', [config]).catch(() => {})
    if (isVisited) giveWay(started)
    return started
  }

  async function ask(work: keyof PageTasks | 'close', ...given: unknown[]): Promise<unknown> {
    if (thread.hasEnded) thread = instructed(start())
    const asked = thread
    let watchNoMore = () => {}
    try {
      // At once: the main thread has long work of its own before it hears that this one is ready.
      const answer = asked.ask(work, given)
      await Promise.race([asked.ready, answer])
      // The next page is drawn by another thread.
      watchNoMore = asked.stopIfEndless(new Error(`Too long: ${work} ${pathIn(given)}`))
      return await answer
    } catch (error) {
      if (!asked.hasEnded) throw error
      log.error({ err: error }, 'The thread that draws pages ended')
      throw new Trouble(commonRefusals['page-not-made'], 'The thread that draws pages ended', error)
    } finally {
      watchNoMore()
    }
  }

  /** Kept from the warming up until they are asked for. */
  const standIns = new Map<string, ReturnType<PageTasks['renderStandIn']>>()

  const works = {
    render: (...given) => rendered(ask('render', ...given)),
    renderPreview: (...given) => rendered(ask('renderPreview', ...given)),
    look: (...given) => ask('look', ...given) as ReturnType<PageTasks['look']>,
    known: (...given) => ask('known', ...given) as ReturnType<PageTasks['known']>,
    showing: (...given) => ask('showing', ...given) as ReturnType<PageTasks['showing']>,
    renderStandIn(kind) {
      const page = standIns.get(kind) ?? rendered(ask('renderStandIn', kind))
      standIns.set(kind, page)
      const forget = () => void (standIns.get(kind) === page && standIns.delete(kind))
      page.catch(forget)
      return page
    },
    spellings: () => ask('spellings') as ReturnType<PageTasks['spellings']>,
    find: (...given) => ask('find', ...given) as ReturnType<PageTasks['find']>,
    // A thread that is yet to start knows nothing to forget.
    forget(nouns) {
      if (nouns.some(isPublishedNoun)) standIns.clear()
      if (!thread.hasEnded) thread.ask('forget', [nouns]).catch(() => {})
    },
  } satisfies PageTasks

  return {
    works,
    /** As soon as there is a database: the first page takes as long as ten others. */
    warmUp: () => void works.renderStandIn('busy').catch(() => {}),
    /** From when visitors come: whoever sends ready pages has the cores first. Until then the first pages are made. */
    giveWay() {
      isVisited = true
      giveWay(thread)
    },
    async close() {
      if (!thread.hasEnded) await ask('close').catch(() => {})
      thread.stop(new Error('The server is closed'))
    },
  }
}

/** Between threads, bytes are no Buffer. */
async function rendered(answer: Promise<unknown>) {
  const page = (await answer) as Awaited<ReturnType<PageTasks['render']>>
  const { buffer, byteOffset, byteLength } = page.body
  return { ...page, body: Buffer.from(buffer, byteOffset, byteLength) }
}
