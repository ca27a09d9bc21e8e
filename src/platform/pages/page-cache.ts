import type { ContentSecurity } from '../http/content-security.ts'
import type { Log } from '../log.ts'
import type { Encoding } from './answer.ts'
import { compressFully, finishPage, type Page, provide, type Rendered } from './page.ts'
import type { Noun } from '../db/tables.ts'
import { Trouble } from '../trouble.ts'

type Options = {
  /** Renders a page when it is this asker's turn; `join` adds another asker to a rendering under way. */
  render: (address: string, asker: string) => Promise<Rendered>
  join?: (address: string, asker: string) => void
  /** Throws if this asker requests too many pages that are not ready. */
  count?: (address: string, asker: string) => Promise<void>
  security: ContentSecurity
  log: Log
  maxBytes: number
}

const attempts = 5

/** Of the room there is, what pages that were asked for with a query may fill: anybody can invent those. */
const shareOfQueries = 1 / 4

const hasQuery = (address: string) => address.includes('?')

/** Pages that differ per visitor opt out with `no-store`. */
const isCacheable = ({ status, headers }: Page) =>
  status === 200 && headers['cache-control'] !== 'no-store'

/**
 * Ready pages by address. However many ask for a missing page, it is rendered once; a page whose
 * nouns changed while it was being rendered is rendered again before anybody gets it.
 */
export class PageCache {
  #pages = new Map<string, Page>()
  /** Pages that may be out of date for all we know: shown only while nothing newer can be had. */
  #doubtful = new Map<string, Page>()
  #rendering = new Map<string, Promise<Page>>()
  #changes = new Map<string, number>()
  #bytes = 0
  #bytesOfQueries = 0
  #compressing: Promise<void> = Promise.resolve()
  #options: Options
  counts = { hits: 0, renders: 0, evictions: 0 }

  constructor(options: Options) {
    this.#options = options
  }

  get bytes() {
    return this.#bytes
  }

  get size() {
    return this.#pages.size
  }

  /** The page if it is ready. */
  ready(address: string): Page | undefined {
    const page = this.#pages.get(address)
    if (!page) return undefined
    this.counts.hits++
    this.#pages.delete(address)
    this.#pages.set(address, page)
    // On the second request, compress it at the best level.
    if (++page.asked === 2)
      this.#compressing = this.#compressing.then(() => this.#improve(address, page))
    return page
  }

  /** The page, rendered if it must be, in the encoding asked for. */
  async get(address: string, encoding: Encoding = 'identity', asker = ''): Promise<Page> {
    const page = this.ready(address) ?? (await this.#asked(address, asker))
    await provide(page, encoding)
    return page
  }

  /** Counted before anything is shared: who asks too often must not keep others from the same page. */
  async #asked(address: string, asker: string): Promise<Page> {
    await this.#options.count?.(address, asker)
    return this.#rendered(address, asker)
  }

  #rendered(address: string, asker: string): Promise<Page> {
    const underway = this.#rendering.get(address)
    if (underway) {
      this.#options.join?.(address, asker)
      return underway
    }
    const rendering = this.#renderFresh(address, asker)
    this.#rendering.set(address, rendering)
    const forget = () => {
      if (this.#rendering.get(address) === rendering) this.#rendering.delete(address)
    }
    rendering.then(forget, forget)
    return rendering
  }

  /** Forgets every page that read one of these nouns; 'everything' puts all in doubt. */
  drop(nouns: Noun[]) {
    for (const noun of nouns) this.#changes.set(noun, (this.#changes.get(noun) ?? 0) + 1)
    this.#rendering.clear()
    for (const pages of [this.#pages, this.#doubtful])
      for (const [address, page] of pages)
        if (nouns.some((noun) => page.nouns.has(noun))) this.#remove(pages, address, page)
    if (!nouns.includes('everything')) return
    for (const [address, page] of this.#pages) {
      this.#forgetDoubtful(address)
      this.#doubtful.set(address, page)
    }
    this.#pages.clear()
  }

  async #renderFresh(address: string, asker: string): Promise<Page> {
    try {
      const page = await this.#renderAnew(address, asker)
      return page.status === 503 ? (this.#doubtful.get(address) ?? page) : page
    } catch (error) {
      const asItWas = this.#doubtful.get(address)
      if (!asItWas) throw error
      // For want of a turn or of a thread; each of those in the log would be one more load.
      if (!(error instanceof Trouble))
        this.#options.log.error({ err: error, address }, 'A page in doubt could not be drawn anew')
      return asItWas
    }
  }

  async #renderAnew(address: string, asker: string): Promise<Page> {
    const { render, security } = this.#options
    for (let attempt = 1; ; attempt++) {
      const before = new Map(this.#changes)
      const rendered = await render(address, asker)
      this.counts.renders++
      const page = finishPage(rendered, security)
      const changed = [...page.nouns, 'everything'].some(
        (noun) => this.#changes.get(noun) !== before.get(noun),
      )
      if (!changed && isCacheable(page)) this.#store(address, page)
      if (!changed || attempt === attempts) return page
    }
  }

  #store(address: string, page: Page) {
    const { maxBytes } = this.#options
    const old = this.#pages.get(address)
    if (old) this.#remove(this.#pages, address, old)
    this.#forgetDoubtful(address)
    if (page.bytes > maxBytes / 4) return
    this.#pages.set(address, page)
    this.#weigh(address, page.bytes)
    const mostOfQueries = maxBytes * shareOfQueries
    for (const pages of [this.#doubtful, this.#pages])
      for (const [oldest, stale] of pages) {
        const areQueriesOver = this.#bytesOfQueries > mostOfQueries
        if (this.#bytes <= maxBytes && !areQueriesOver) break
        if (this.#bytes <= maxBytes && !hasQuery(oldest)) continue
        this.#remove(pages, oldest, stale)
        this.counts.evictions++
      }
  }

  #weigh(address: string, bytes: number) {
    this.#bytes += bytes
    if (hasQuery(address)) this.#bytesOfQueries += bytes
  }

  async #improve(address: string, page: Page) {
    if (this.#pages.get(address) !== page) return
    try {
      const better = await compressFully(page)
      if (this.#pages.get(address) !== page) return
      this.#pages.set(address, better)
      this.#weigh(address, better.bytes - page.bytes)
    } catch (error) {
      this.#options.log.error({ err: error, address }, 'A page could not be compressed')
    }
  }

  #forgetDoubtful(address: string) {
    const page = this.#doubtful.get(address)
    if (page) this.#remove(this.#doubtful, address, page)
  }

  #remove(pages: Map<string, Page>, address: string, page: Page) {
    pages.delete(address)
    this.#weigh(address, -page.bytes)
  }
}
