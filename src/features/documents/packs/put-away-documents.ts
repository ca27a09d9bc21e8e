import type { Tx } from '../../../platform/db/tables.ts'
import type { Actor } from '../../sessions/actor.ts'
import { allLinks } from '../document-link-store.ts'
import {
  type DocumentTable,
  type DocumentTextTable,
  documentsOfKind,
  lockDocument,
  putText,
} from '../document-store.ts'
import { type KindName, kindNamed } from '../kinds/all-kinds.ts'
import { letTranslationsGo, withoutLost } from '../links/let-go-of-lost.ts'
import { permitKind } from '../permit-kind.ts'
import { textOf } from '../read/read-document.ts'
import { lockDocumentVersion } from '../write/lock-document-version.ts'
import { isNeeded } from '../write/refuse-needed.ts'
import { type Held, saveDocument } from '../write/save-document.ts'
import { slugOfRestored } from '../slug-from-trash.ts'
import { textWithout } from '../write/unlink-document.ts'

/** What it takes to bring back what was put away together. */
export type PutAway = {
  trashed: string[]
  /** Others, which let go of these: the version that this made of them, and what they said before. */
  unlinked: {
    id: string
    version: number
    draft: string | null
    published: string | null
    /** What they said in other languages, where that named one of these. */
    translations?: DocumentTextTable[]
  }[]
}

type Put = PutAway & { kinds: KindName[] }

/**
 * Moves documents to the trash together, those that the site can do without. Others that name them let go
 * of them; what one of these cannot do without stays.
 */
export async function trashDocuments(
  db: Tx,
  actor: Actor,
  seen: Pick<DocumentTable, 'id' | 'version'>[],
  at: string,
): Promise<Put> {
  const going = new Map<string, Held>()
  for (const { id, version } of seen.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const held = await lockDocumentVersion(db, actor, id, version)
    if (!isNeeded(held.row)) going.set(id, held)
  }
  const letGo = await lettingGo(db, actor, going)
  const unlinked: PutAway['unlinked'] = []
  for (const [before, text] of letGo) {
    const { row } = before
    const translations = await letTranslationsGo(db, before, [...going.keys()])
    const { version } = await saveDocument(db, actor, { before, row, text, action: 'changed', at })
    const { draft, published } = before.text
    unlinked.push({ id: row.id, version, draft, published, translations })
  }
  for (const before of going.values())
    await saveDocument(db, actor, {
      before,
      row: { ...before.row, deletedAt: at, publishAt: null },
      text: before.text,
      action: 'removed',
      at,
    })
  const touched = [...letGo.map(([{ row }]) => row), ...[...going.values()].map(({ row }) => row)]
  const kinds = [...new Set(touched.map(({ kind }) => kind))]
  return { trashed: [...going.keys()], unlinked, kinds }
}

/** The others with what they say without these. Takes out of `going` what others cannot do without. */
async function lettingGo(db: Tx, actor: Actor, going: Map<string, Held>) {
  const links = Map.groupBy(await allLinks(db), ({ fromId }) => fromId)
  const stayed = new Map(going)
  for (;;) {
    const before = going.size
    const texts: [Held, Held['text']][] = []
    for (const [fromId, named] of links) {
      if (going.has(fromId) || !named.some(({ toId }) => going.has(toId))) continue
      const held = stayed.get(fromId) ?? (await lockDocumentVersion(db, actor, fromId))
      let { text } = held
      for (const { toId } of named.filter((link) => going.has(link.toId))) {
        const without = textWithout({ row: held.row, text }, toId)
        if (without) text = without
        else going.delete(toId)
      }
      if (text !== held.text) texts.push([held, text])
    }
    if (going.size === before) return texts
  }
}

/** Brings back what is still in the trash, and what others said of it unless they have been changed since; says how many could not. */
export async function restoreDocuments(
  db: Tx,
  actor: Actor,
  { trashed, unlinked }: PutAway,
  at: string,
): Promise<{ count: number; missed: number; kinds: KindName[] }> {
  const kinds = new Set<KindName>()
  const coming = new Map<string, Held>()
  let missed = 0
  for (const id of trashed) {
    const row = await lockDocument(db, id)
    if (!row || row.deletedAt === null) continue
    permitKind(actor, row.kind)
    if (kindNamed(row.kind).single && (await documentsOfKind(db, row.kind)).length > 0) missed++
    else coming.set(id, { row, text: await textOf(db, id) })
  }
  const texts = await comingBack(db, coming)
  missed += coming.size - texts.length
  for (const [before, text] of texts) {
    const { row } = before
    const back = { ...row, deletedAt: null, slug: await slugOfRestored(db, before) }
    await saveDocument(db, actor, { before, row: back, text, action: 'restored', at })
    kinds.add(row.kind)
  }
  for (const { id, version, draft, published, translations = [] } of unlinked) {
    const row = await lockDocument(db, id)
    const before = row && { row, text: await textOf(db, id) }
    const said = before && { row, text: { ...before.text, draft, published } }
    const left = said && (await withoutLost(db, said))
    if (row?.version !== version || row.deletedAt !== null || !left || left.needed.length > 0) {
      missed++
      continue
    }
    for (const text of translations) await putText(db, text)
    await letTranslationsGo(db, { row }, left.lost)
    await saveDocument(db, actor, { before, row, text: left.text, action: 'changed', at })
    kinds.add(row.kind)
  }
  return { count: texts.length, missed, kinds: [...kinds] }
}

/** What these say when they come back together; those are left out that cannot do without what has gone since. */
async function comingBack(db: Tx, all: Map<string, Held>): Promise<[Held, Held['text']][]> {
  const coming = new Map(all)
  for (;;) {
    const before = coming.size
    const texts: [Held, Held['text']][] = []
    for (const held of coming.values()) {
      const { text, needed } = await withoutLost(db, held, new Set(coming.keys()))
      if (needed.length > 0) coming.delete(held.row.id)
      else texts.push([held, text])
    }
    if (coming.size === before) return texts
  }
}
