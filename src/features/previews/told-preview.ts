import type { Ctx } from '../../platform/ctx.ts'
import type { Db } from '../../platform/db/tables.ts'
import { emailOf } from '../staff/member.ts'
import type { PreviewTable } from './preview-store.ts'
import { basePath, signPreview } from './preview-token.ts'

export type SharedPreview = {
  id: string
  name: string
  url: string
  createdAt: string
  createdBy: string
  expiresAt: string
}

type Ground = Pick<Ctx, 'secret'> & { db: Db }

export async function told(
  { db, secret }: Ground,
  { id, name, path, createdAt, createdBy, expiresAt }: Omit<PreviewTable, 'state'>,
): Promise<SharedPreview> {
  const url = basePath(signPreview(secret, { shared: id })) + path
  return { id, name, url, createdAt, createdBy: (await emailOf(db, createdBy)) ?? '', expiresAt }
}
