import type { Ctx } from '../../platform/ctx.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { emailsOf } from '../staff/member.ts'
import { changesBelow, type HistoryTable, oneChange } from './history-store.ts'

export type HistoryEntry = {
  id: string
  at: string
  who: string | null
  noun: string
  nounId: string
  name: string
  action: string
  changed: string[]
}

export type FieldChange = { field: string; before: string; after: string }

const pageSize = 30
const untold = new Set(['version', 'updatedAt', 'opening', 'categoryKey', 'createdAt'])

/** Who changed what, the newest first; `after` is where the page before ended. */
export async function listHistory(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
  { noun, after }: { noun?: string | undefined; after?: string | undefined },
): Promise<{ changes: HistoryEntry[]; next: string | null }> {
  permit(actor, 'history')
  const [at, id] = after?.split('~') ?? []
  const place = at && id ? { at, id } : undefined
  const rows = await changesBelow(db, { noun, place }, pageSize + 1)
  const shown = rows.slice(0, pageSize)
  const people = shown.flatMap(({ staffId, noun: about, nounId }) => [
    ...(staffId ? [staffId] : []),
    ...(about === 'staff' ? [nounId] : []),
  ])
  const emails = await emailsOf(db, [...new Set(people)])
  const last = shown.at(-1)
  return {
    changes: shown.map((row) => asEntry(row, emails)),
    next: rows.length > pageSize && last ? `${last.at}~${last.id}` : null,
  }
}

/** What a change did to each field, in full. */
export async function readChange(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
  id: string,
): Promise<FieldChange[]> {
  permit(actor, 'history')
  const row = await oneChange(db, id)
  return row ? fieldsOf(row) : []
}

function fieldsOf(row: HistoryTable): FieldChange[] {
  const before = parsed(row.before)
  const after = parsed(row.after)
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !untold.has(field) && said(before[field]) !== said(after[field]))
    .map((field) => ({ field, before: said(before[field]), after: said(after[field]) }))
}

function asEntry(row: HistoryTable, emails: Map<string, string>): HistoryEntry {
  const { value, ...fields } = { ...parsed(row.before), ...parsed(row.after) }
  // What a document says is one of its fields.
  const { title, name, heading, label, year, from, email, reference, kind } = {
    ...fields,
    ...(value as typeof fields | undefined),
  }
  return {
    id: row.id,
    at: row.at,
    who: row.staffId ? (emails.get(row.staffId) ?? null) : null,
    noun: row.noun,
    nounId: row.nounId,
    name: said(
      title ??
        name ??
        heading ??
        label ??
        year ??
        from ??
        email ??
        reference ??
        emails.get(row.nounId) ??
        kind,
    ),
    action: row.action,
    changed: row.before && row.after ? fieldsOf(row).map(({ field }) => field) : [],
  }
}

const parsed = (json: string | null) => JSON.parse(json ?? '{}') as Record<string, unknown>

const said = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'string'
      ? value
      : JSON.stringify(value)
