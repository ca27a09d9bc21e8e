import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Ctx } from '../../platform/ctx.ts'
import { readLatest } from '../documents/read/read-drafts.ts'
import { recordChange } from '../history/record-change.ts'
import { permit, type StaffActor } from '../sessions/actor.ts'
import { draftsSeenBy } from './drafts-seen-by.ts'
import { addPreview, emptyWhatIsOver, findPreview } from './preview-store.ts'
import { type SharedPreview, told } from './told-preview.ts'

const compressed = promisify(brotliCompress)
const day = 86_400_000

type Asked = { days: number; name?: string | undefined; path?: string | undefined }

/** Keeps the site as it is edited now, and makes a link to it for people without a login. */
export async function sharePreview(
  ctx: Pick<Ctx, 'db' | 'changes' | 'secret'>,
  actor: StaffActor,
  { days, name = '', path = '/' }: Asked,
): Promise<SharedPreview> {
  permit(actor, 'content')
  const { changes } = ctx
  const latest = await readLatest(ctx.db, { isSeen: draftsSeenBy(actor.role) })
  const state = (await compressed(JSON.stringify(latest))).toString('base64')
  const id = randomBytes(16).toString('base64url')
  const createdAt = changes.now()
  const expiresAt = new Date(Date.parse(createdAt) + days * day).toISOString()
  const row = { id, name, path, createdBy: actor.staffId, createdAt, expiresAt, revokedAt: null }
  await changes.transaction(async (db) => {
    await emptyWhatIsOver(db, createdAt)
    await addPreview(db, { ...row, state })
    const after = { name, path, expiresAt }
    await recordChange(db, actor, {
      at: createdAt,
      noun: 'previews',
      nounId: id,
      action: 'created',
      after,
    })
  })
  return told(ctx, (await findPreview(ctx.db, id))!)
}
