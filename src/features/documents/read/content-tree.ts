import type { Ctx } from '../../../platform/ctx.ts'
import { lastChangesOf } from '../../history/last-changes.ts'
import { onceDone } from '../../history/once-done.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import { everyDocument, type WholeDocument } from '../document-store.ts'
import { valueOf } from '../document-value.ts'
import { type KindName, kindNamed } from '../kinds/all-kinds.ts'
import { mayChange } from '../permit-kind.ts'
import { isNeeded } from '../write/refuse-needed.ts'
import { addressesOf, parentOf } from './addresses.ts'
import { nameOf } from './name-of.ts'
import type { Published } from './published.ts'
import { shownAt } from './shown-at.ts'

export const treeStates = [
  'draft',
  'published',
  'changed',
  'scheduled',
  'hidden',
  'trashed',
] as const

export type TreeEntry = {
  id: string
  kind: KindName
  name: string
  slug?: string
  version: number
  /** Its place among those of its kind. */
  place: number
  state: (typeof treeStates)[number]
  publishAt?: string
  /** The document below whose address it stands. */
  above?: string
  /** Its own address, as its draft has it. */
  path?: string
  /** The page on which it is seen. */
  shownAt?: string
  /** Visitors could see it if what it stands below were public. */
  isBelowHidden: boolean
  isNeeded: boolean
  mayChange: boolean
  changedAt: string
  changedBy: string | null
}

/** Everything that pages say, in its order, with where it stands and who changed it last; on demand what is in the trash. */
export async function contentTree(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
  { isTrash = false } = {},
): Promise<TreeEntry[]> {
  permit(actor, 'content')
  const rows = await everyDocument(db)
  const last = await lastChangesOf(db, 'documents')
  const hidden = await onceDone(db, 'documents', 'unpublished')
  const there = rows.filter(({ deletedAt }) => deletedAt === null)
  const drafts = pathsOf(there, (row) => row.draft ?? row.published)
  const paths = pathsOf(there, ({ published }) => published)
  const shown = isTrash ? rows.filter(({ deletedAt }) => deletedAt !== null) : there
  return shown.map((row) => {
    const { id, kind, slug, version, place, publishAt, published } = row
    const value = valueOf(row.draft ?? published ?? '{}')
    const { under, pageless } = kindNamed(kind)
    const hasPage = under !== undefined && !pageless
    const above = parentOf(kind, value)
    const [path, at] = [drafts.get(id), shownAt({ paths: drafts }, kind, id)]
    const by = last.get(id)
    return {
      id,
      kind,
      name: nameOf(kind, value, slug),
      ...(slug !== null && { slug }),
      version,
      place,
      state: stateOf(row, hidden),
      ...(publishAt !== null && { publishAt }),
      ...(above && { above }),
      ...(hasPage && path !== undefined && { path }),
      ...(at !== undefined && { shownAt: at }),
      isBelowHidden: hasPage && published !== null && !paths.has(id),
      isNeeded: isNeeded(row),
      mayChange: mayChange(actor, kind),
      changedAt: by?.at ?? row.updatedAt,
      changedBy: by?.email ?? null,
    }
  })
}

function stateOf(row: WholeDocument, hidden: Set<string>): TreeEntry['state'] {
  if (row.deletedAt !== null) return 'trashed'
  if (row.publishAt !== null) return 'scheduled'
  if (row.published === null) return hidden.has(row.id) ? 'hidden' : 'draft'
  return row.draft === null ? 'published' : 'changed'
}

/** Where each of these stands, by what its draft or its published words say. */
function pathsOf(rows: WholeDocument[], said: (row: WholeDocument) => string | null) {
  const documents = rows.flatMap((row) => {
    const json = said(row)
    if (json === null) return []
    const { id, kind, slug } = row
    return [{ kind, document: { ...valueOf(json), id, ...(slug !== null && { slug }) } }]
  })
  const byKind = Map.groupBy(documents, ({ kind }) => kind)
  return addressesOf(
    (kind) => (byKind.get(kind) ?? []).map(({ document }) => document) as unknown as Published[],
  )
}
