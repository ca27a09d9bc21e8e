import type { Ctx } from '../../../platform/ctx.ts'
import { eraseMailsAbout } from '../../../platform/outbox/outbox-store.ts'
import { attachmentsOf } from '../attachment-store.ts'
import { removeFromSearch } from '../submission-search-store.ts'
import { eraseSubmissions } from '../submission-store.ts'
import type { Tx } from '../../../platform/db/tables.ts'

/** Erases what was sent for good: rows, mails that hold it, and then the files. `tell` is done with the last of it. */
export async function eraseForGood(
  { db, changes, files }: Pick<Ctx, 'db' | 'changes' | 'files'>,
  ids: string[],
  tell?: (tx: Tx) => Promise<void>,
): Promise<number> {
  const most = 200
  for (let at = 0; at < ids.length; at += most) {
    const some = ids.slice(at, at + most)
    const attachments = await attachmentsOf(db, some)
    await changes.transaction(async (tx, changed) => {
      await removeFromSearch(tx, some)
      await eraseSubmissions(tx, some)
      // Who changes one of them holds its row: only once that is ours do we see the mail that they queued.
      await eraseMailsAbout(tx, some)
      if (at + most >= ids.length) await tell?.(tx)
      changed('submissions', 'outbox')
    })
    // Should this be cut short, the sweep removes the rest.
    for (const { fileKey } of attachments) await files.remove(fileKey)
  }
  return ids.length
}
