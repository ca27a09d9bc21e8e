import type { ContentSecurity } from '../platform/http/content-security.ts'
import { finishPage, type Page, provide } from '../platform/pages/page.ts'
import type { FallbackPage } from '../web/page-context.ts'
import type { PageTasks } from './page-tasks.ts'

const noStore = { 'cache-control': 'no-store' }
const noRoom = { ...noStore, 'retry-after': '5' }

/** The pages that are answered from memory, whatever was asked for. */
export function openFallbackPages(works: PageTasks, security: ContentSecurity) {
  let busyPage: Page | undefined
  let malformedPage: Page | undefined
  const busyData = finishPage(
    {
      status: 503,
      headers: { 'content-type': 'text/plain; charset=utf-8', ...noRoom },
      body: Buffer.from('busy'),
      nouns: new Set(),
    },
    security,
  )

  async function make(kind: FallbackPage, status: number, own: Record<string, string>) {
    const rendered = await works.renderStandIn(kind)
    const headers = { ...rendered.headers, ...own }
    const page = finishPage({ ...rendered, status, headers }, security)
    await Promise.all([provide(page, 'gzip'), provide(page, 'br')])
    return page
  }

  return {
    /** For somebody with a browser, or for its code that goes on to another page. */
    busy: (address: string, isForPerson: boolean) =>
      /\.data(\?|$)/.test(address) ? busyData : isForPerson ? busyPage : undefined,
    /** Says nothing of the address, which nobody can read. */
    malformed: () => malformedPage,
    async makeAll() {
      busyPage = await make('busy', 503, noRoom)
      malformedPage = await make('missing', 400, noStore)
    },
  }
}
