import type { Ctx } from '../../../platform/ctx.ts'
import type { Documents } from '../../documents/read/documents.ts'
import { documentsOf, type Latest, readLatest } from '../../documents/read/read-drafts.ts'
import type { Run } from './rendered-pages.ts'

/** What the company would say if the drafts of a run were public. */
export type RunDocuments = { latest: Latest[]; documents: Documents }

/** Two who publish at the same moment. */
const mostKept = 2

/** Reads the drafts of a run, once for all pages of it. */
export function openRuns(ctx: Pick<Ctx, 'db' | 'clock'>) {
  const kept = new Map<string, Promise<RunDocuments>>()

  async function readDrafts({ drafts }: Run): Promise<RunDocuments> {
    const latest = await readLatest(ctx.db, { drafts: drafts.map(({ id }) => id) })
    return { latest, documents: await documentsOf(ctx, latest, { isMarked: true }) }
  }

  return (run: Run): Promise<RunDocuments> => {
    const known = kept.get(run.id)
    if (known) return known
    const read = readDrafts(run)
    kept.set(run.id, read)
    read.catch(() => kept.delete(run.id))
    for (const [oldest] of kept) if (kept.size > mostKept) kept.delete(oldest)
    return read
  }
}
