import type { Readable } from 'node:stream'
import type { Ctx } from '../../../platform/ctx.ts'
import { Problem } from '../../../platform/problem.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { attachmentById } from '../attachment-store.ts'
import { permissionFor } from '../inbox/permission-for.ts'
import { inboxRefusals } from '../submission-refusals.ts'

/** A file that somebody sent, for those who may see what it came with. */
export async function readAttachment(
  { db, files }: Pick<Ctx, 'db' | 'files'>,
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
