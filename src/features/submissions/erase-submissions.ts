import { eraseMailsAbout } from '../../platform/outbox/outbox-store.ts'
import { attachmentsOf } from './attachment-store.ts'
import type { SubmissionParts } from './submission-parts.ts'
import { removeFromSearch } from './submission-search-store.ts'
import { eraseSubmissions } from './submission-store.ts'

type Parts = Pick<SubmissionParts, 'db' | 'changes' | 'files'>

/** Erases what was sent for good: rows, mails that hold it, and then the files. */
export async function eraseForGood({ db, changes, files }: Parts, ids: string[]): Promise<number> {
  const most = 200
  for (let at = 0; at < ids.length; at += most) {
    const some = ids.slice(at, at + most)
    const attachments = await attachmentsOf(db, some)
    await changes.transaction(async (tx, changed) => {
      await eraseMailsAbout(tx, some)
      await removeFromSearch(tx, some)
      await eraseSubmissions(tx, some)
      changed('submissions', 'outbox')
    })
    // Should this be cut short, the sweep removes the rest.
    for (const { fileKey } of attachments) await files.remove(fileKey)
  }
  return ids.length
}
