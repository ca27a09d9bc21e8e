import type { Db } from '../../platform/db/tables.ts'
import { textsContaining } from './document-store.ts'

/** What documents say, where it contains this text: also what is published under a draft that came with it. */
export async function documentsWith(db: Db, text: string): Promise<string[]> {
  const rows = await textsContaining(db, text)
  return rows.map(({ draft, published }) => `${draft ?? ''} ${published ?? ''}`)
}
