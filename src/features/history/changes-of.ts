import { changesOfOne, oneChange } from './history-store.ts'
import type { ChangeLogEntry } from './change-log.ts'
import { readWho } from './read-who.ts'
import type { Db } from '../../platform/db/tables.ts'

type Of = { noun: string; nounId: string; fields: string[] }

const pageSize = 30

/** How one thing came to be what it is, change by change, the newest first, with a few fields of what each made; for those who may see the thing. */
export async function changesOf(
  db: Db,
  of: Of,
  after: string | undefined,
): Promise<{ changes: (ChangeLogEntry & Record<string, unknown>)[]; next: string | null }> {
  const [at, id] = after?.split('~') ?? []
  const rows = await changesOfOne(db, of, at && id ? { at, id } : undefined, pageSize + 1)
  const shown = rows.slice(0, pageSize)
  const who = await readWho(db, shown)
  const last = shown.at(-1)
  return {
    changes: shown.map(({ staffId, ...row }) => ({ ...row, who: who(staffId) })),
    next: rows.length > pageSize && last ? `${last.at}~${last.id}` : null,
  }
}

/** What a change made of the thing that it was about; undefined where it made nothing of this one. */
export async function madeBy(
  db: Db,
  { noun, nounId }: Pick<Of, 'noun' | 'nounId'>,
  id: string,
): Promise<(ChangeLogEntry & { made: unknown }) | undefined> {
  const row = await oneChange(db, id)
  if (!row || row.noun !== noun || row.nounId !== nounId || row.after === null) return undefined
  const who = await readWho(db, [row])
  return {
    id: row.id,
    at: row.at,
    action: row.action,
    who: who(row.staffId),
    made: JSON.parse(row.after),
  }
}
