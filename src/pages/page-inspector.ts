import type { RenderedPages, Run } from '../features/gate/drawn/rendered-pages.ts'
import { openRuns } from '../features/gate/drawn/open-runs.ts'
import { pagesShowing } from '../features/gate/drawn/pages-showing.ts'
import { readDrawnPage } from '../features/gate/drawn/read-rendered-page.ts'
import type { Ctx } from '../platform/ctx.ts'
import { findPage } from '../web/directory/find-page.server.ts'
import type { Site } from '../web/page-context.ts'
import type { pageRenderer } from '../web/render-page.ts'

type Ground = Pick<Ctx, 'db' | 'clock'> &
  Pick<Site, 'blog' | 'documents'> & {
    render: ReturnType<typeof pageRenderer>
  }

/** Pages drawn to be judged, as they are public or as they would be after a publication. */
export function pageInspector({
  db,
  clock,
  blog,
  documents: published,
  render,
}: Ground): RenderedPages {
  const read = openRuns({ db, clock })
  const documentsOf = async (run: Run | undefined) =>
    run ? (await read(run)).documents : published.read()

  return {
    async look(path, run) {
      const asked = run ? { preview: { documents: await documentsOf(run) } } : {}
      const { status, body } = await render(path, asked)
      return readDrawnPage(body.toString(), status)
    },
    async known(paths, run) {
      const documents = await documentsOf(run)
      const found = await Promise.all(
        paths.map(async (path) => ((await findPage(path, documents, blog)) ? [path] : [])),
      )
      return found.flat()
    },
    showing: async (run) => pagesShowing(await read(run), run),
  }
}
