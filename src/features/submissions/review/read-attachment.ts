import type { Readable } from 'node:stream'
import { Problem } from '../../../platform/problem.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { attachmentById } from '../attachment-store.ts'
import { permissionFor } from '../inbox/inbox-parts.ts'
import { inboxRefusals } from '../submission-refusals.ts'
import type { SubmissionParts } from '../receive/submission-parts.ts'

/** A file that somebody sent, for those who may see what it came with. */
export async function readAttachment(
  { db, files }: Pick<SubmissionParts, 'db' | 'files'>,
  actor: Actor,
  id: string,
): Promise<{ name: string; size: number; stream: Readable }> {
  const attachment = /^[\w-]{1,64}$/.test(id) ? await attachmentById(db, id) : undefined
  if (!attachment) throw new Problem(inboxRefusals['file-not-found'])
  permit(actor, permissionFor[attachment.kind])
  const file = await files.read(attachment.fileKey)
  if (!file) throw new Error(`The file of attachment ${id} is missing.`)
  return { name: attachment.name, ...file }
}
