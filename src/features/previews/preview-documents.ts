import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Ctx } from '../../platform/ctx.ts'
import type { Db } from '../../platform/db/tables.ts'
import { Problem } from '../../platform/problem.ts'
import type { Value } from '../documents/document-value.ts'
import type { Documents } from '../documents/read/documents.ts'
import { documentsOf, type Latest, readLatest } from '../documents/read/read-drafts.ts'
import { madeBy } from '../history/changes-of.ts'
import { draftsSeenBy } from './drafts-seen-by.ts'
import { previewRefusals } from './preview-refusals.ts'
import type { PreviewState } from './preview-state.ts'
import { stateOfPreview } from './preview-store.ts'

const decompressed = promisify(brotliDecompress)

/** How many shared links are kept unpacked; what one shows never changes. */
const mostKept = 4

/** Draws nothing itself: what the company says in a preview, as pages read it. */
export function openPreviewDocuments(ctx: Pick<Ctx, 'db' | 'clock'>) {
  const { db } = ctx
  const kept = new Map<string, Promise<Documents>>()

  async function unpack(id: string) {
    const state = await stateOfPreview(db, id)
    if (!state) throw new Problem(previewRefusals['preview-over'])
    const latest = JSON.parse(String(await decompressed(Buffer.from(state, 'base64')))) as Latest[]
    return documentsOf(ctx, latest)
  }

  function shared(id: string) {
    const known = kept.get(id)
    if (known) return known
    const unpacked = unpack(id)
    kept.set(id, unpacked)
    unpacked.catch(() => kept.delete(id))
    for (const [oldest] of kept) if (kept.size > mostKept) kept.delete(oldest)
    return unpacked
  }

  return {
    async read({ shared: id, revision, drafts, role, isMarked = false }: PreviewState) {
      if (id !== undefined) return shared(id)
      const latest = await readLatest(db, { drafts, isSeen: role && draftsSeenBy(role) })
      return documentsOf(ctx, revision ? await withVersion(db, latest, revision) : latest, {
        isMarked,
      })
    },
  }
}

async function withVersion(
  db: Db,
  latest: Latest[],
  { id, change }: NonNullable<PreviewState['revision']>,
): Promise<Latest[]> {
  const found = await madeBy(db, { noun: 'documents', nounId: id }, change)
  const { value } = (found?.made ?? {}) as { value?: Value }
  if (!value) throw new Problem(previewRefusals['preview-not-found'])
  return latest.map((one) => (one.id === id ? { ...one, value } : one))
}
