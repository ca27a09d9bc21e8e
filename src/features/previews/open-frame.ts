import type { Ctx } from '../../platform/ctx.ts'
import { documentsByIds } from '../documents/read/rows/documents-by-ids.ts'
import { permitKind } from '../documents/permit-kind.ts'
import { permit, type StaffActor } from '../sessions/actor.ts'
import type { PreviewState } from './preview-state.ts'
import { basePath, signPreview } from './preview-token.ts'

const hours = 14

type Asked = Pick<PreviewState, 'revision' | 'drafts'> & { isPlain?: boolean | undefined }

/** Where somebody's editor finds the site as it is edited: good for their session alone. */
export async function openFrame(
  { db, changes, secret }: Pick<Ctx, 'db' | 'changes' | 'secret'>,
  actor: StaffActor,
  { isPlain = false, ...state }: Asked,
): Promise<{ base: string }> {
  permit(actor, 'content')
  const { revision } = state
  if (revision)
    for (const { row } of await documentsByIds(db, [revision.id])) permitKind(actor, row.kind)
  const until = new Date(Date.parse(changes.now()) + hours * 3_600_000).toISOString()
  const session = actor.sessionId
  const token = { session, until, state: { ...state, isMarked: !isPlain } }
  return { base: basePath(signPreview(secret, token)) }
}
