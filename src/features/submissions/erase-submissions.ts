import { eraseMailsAbout } from '../../platform/outbox/outbox-store.ts'
import type { HistoryTables } from '../history/record-change.ts'
import { attachmentsOf } from './attachment-store.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Changes } from '../../platform/db/changes.ts'
import type { Files } from '../../platform/files/files.ts'
import type { OutboxTables } from '../../platform/outbox/outbox-store.ts'
import { removeFromSearch } from './submission-search-store.ts'
import { eraseSubmissions, type SubmissionTables } from './submission-store.ts'

type Tables = SubmissionTables & OutboxTables & HistoryTables

export type EraseParts = { db: Kysely<Tables>; changes: Changes<Tables>; files: Files }

/** Erases what was sent for good: rows, mails that hold it, and then the files. `tell` is done with the last of it. */
export async function eraseForGood(
  { db, changes, files }: EraseParts,
  ids: string[],
  tell?: (tx: Transaction<Tables>) => Promise<void>,
): Promise<number> {
  const most = 200
  for (let at = 0; at < ids.length; at += most) {
    const some = ids.slice(at, at + most)
    const attachments = await attachmentsOf(db, some)
    await changes.transaction(async (tx, changed) => {
      await eraseMailsAbout(tx, some)
      await removeFromSearch(tx, some)
      await eraseSubmissions(tx, some)
      if (at + most >= ids.length) await tell?.(tx)
      changed('submissions', 'outbox')
    })
    // Should this be cut short, the sweep removes the rest.
    for (const { fileKey } of attachments) await files.remove(fileKey)
  }
  return ids.length
}
