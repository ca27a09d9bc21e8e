import { isDeepStrictEqual } from 'node:util'
import type { Db, Tx } from '../../../platform/db/tables.ts'
import { Problem } from '../../../platform/problem.ts'
import { documentRefusals } from '../document-refusals.ts'
import { documentRows, type DocumentTextTable, putText } from '../document-store.ts'
import { valueOf } from '../document-value.ts'
import { nameOf } from '../read/name-of.ts'
import { withTexts } from '../read/read-document.ts'
import { translationsOf } from '../translation-store.ts'
import type { Held } from '../write/save-document.ts'
import { textWithout } from '../write/unlink-document.ts'
import { lostReferences } from './lost-references.ts'

type Left = { text: Held['text']; lost: string[]; needed: string[] }

/**
 * What visitors are about to see again, without what has been thrown away since; `needed` is what it cannot do
 * without. A draft may lead nowhere. Those that are `coming` back together are no loss to each other.
 */
export async function withoutLost(
  db: Db,
  { row, text }: Held,
  coming: ReadonlySet<string> = new Set(),
): Promise<Left> {
  if (text.published === null) return { text, lost: [], needed: [] }
  const found = await lostReferences(db, row.kind, valueOf(text.published))
  const lost = [...new Set(found.map(({ id }) => id))].filter((id) => !coming.has(id))
  const needed: string[] = []
  let left = { ...text, draft: null as string | null }
  for (const id of lost) {
    const without = textWithout({ row, text: left }, id)
    if (without) left = without
    else needed.push(id)
  }
  const draft = text.draft === left.published ? null : text.draft
  return { text: { ...left, draft }, lost, needed }
}

/** The same for one that comes back alone, translations with it; refused if it cannot do without. */
export async function letGoOfLost(db: Tx, held: Held): Promise<Held['text']> {
  const { text, lost, needed } = await withoutLost(db, held)
  if (needed.length > 0) throw await lostProblem(db, needed)
  for (const { published } of await translationsOf(db, [held.row.id]))
    if (published !== null)
      for (const { id } of await lostReferences(db, held.row.kind, valueOf(published)))
        lost.push(id)
  await letTranslationsGo(db, held, lost)
  return text
}

/** Takes these out of what a document says in its other languages, where it can do without; says what stood there. */
export async function letTranslationsGo(
  db: Tx,
  { row }: Pick<Held, 'row'>,
  ids: string[],
): Promise<DocumentTextTable[]> {
  const before: DocumentTextTable[] = []
  for (const own of ids.length === 0 ? [] : await translationsOf(db, [row.id])) {
    const left = ids.reduce((text, id) => textWithout({ row, text }, id, true) ?? text, own)
    if (isDeepStrictEqual(left, own)) continue
    await putText(db, left)
    before.push(own)
  }
  return before
}

async function lostProblem(db: Db, ids: string[]) {
  const refusal = documentRefusals['document-lost']
  const names = (await withTexts(db, await documentRows(db, ids))).map(
    ([{ kind, slug }, { draft, published }]) =>
      `‘${nameOf(kind, valueOf(draft ?? published ?? '{}'), slug)}’`,
  )
  return new Problem(
    names.length === 0
      ? refusal
      : {
          ...refusal,
          message: `It cannot do without ${names.join(' and ')}. Bring that back first.`,
        },
  )
}
