import { isDeepStrictEqual } from 'node:util'
import type { Db, Noun, Tx } from '../../../platform/db/tables.ts'
import { laterThan } from '../../../platform/moments.ts'
import { recordChange } from '../../history/record-change.ts'
import { type Actor, permit } from '../../sessions/actor.ts'
import {
  allDocuments,
  type DocumentTextTable,
  findDocument,
  lockAllDocuments,
  putDocument,
  putText,
} from '../document-store.ts'
import { allSlugs, giveSlug, removeSlugs } from '../document-slug-store.ts'
import { publishedNoun } from '../read/published-noun.ts'
import { textOf, withTexts } from '../read/read-document.ts'
import { kindNamed, kindNames } from '../kinds/all-kinds.ts'
import { defaultLanguage } from '../languages.ts'
import { normalValue } from '../schema/normal-value.ts'
import { type Held, saveDocument, told } from '../write/save-document.ts'
import { removeTranslations, translationsOf } from '../translation-store.ts'
import { formerSlugs, slugsNow } from './former-slugs.ts'
import { hasDraft, type PackDocument } from './pack-file.ts'

export type Difference = { action: 'added' | 'changed' | 'removed'; file: string }

/** What would change if the pack took the place of all that is there. */
export async function comparePack(db: Db, documents: PackDocument[]): Promise<Difference[]> {
  const known = new Map((await allDocuments(db)).map((row) => [row.id, row]))
  const held = new Map((await withTexts(db, [...known.values()])).map((one) => [one[0].id, one]))
  const had = Map.groupBy(await allSlugs(db), ({ documentId }) => documentId)
  const translated = Map.groupBy(await translationsOf(db), ({ documentId }) => documentId)
  const kindOf = (id: string) => known.get(id)?.kind
  const differences = documents.flatMap((document): Difference[] => {
    const [row, text] = held.get(document.id) ?? []
    if (!row || !text || row.deletedAt !== null) return [{ action: 'added', file: document.file }]
    const formerly = formerSlugs(row, text, had.get(document.id) ?? [], kindOf)
    const isKept = String(formerly) === String(document.formerly.toSorted())
    const isTranslated = isDeepStrictEqual(translated.get(document.id) ?? [], textsBeside(document))
    return isKept && isTranslated && isSame(document, { row, text })
      ? []
      : [{ action: 'changed', file: document.file }]
  })
  const named = new Set(documents.map(({ id }) => id))
  const gone = [...known.values()].filter(({ id, deletedAt }) => !deletedAt && !named.has(id))
  return [
    ...differences,
    ...gone.map(({ id, kind }): Difference => ({ action: 'removed', file: `${kind}/${id}.json` })),
  ]
}

/** What hears of it when documents of all kinds change. */
export const documentNouns: Noun[] = ['documents', ...kindNames.map(publishedNoun)]

/** Puts documents, which have been judged, in the place of all that are there. */
export async function putDocuments(db: Tx, actor: Actor, documents: PackDocument[], at: string) {
  permit(actor, 'company content')
  await lockAllDocuments(db)
  const differences = await comparePack(db, documents)
  const byFile = new Map(documents.map((document) => [document.file, document]))
  for (const { file } of differences) {
    const document = byFile.get(file)
    await (document
      ? putOne(db, actor, document, at)
      : removeOne(db, actor, file.replace(/^.*\/|\.json$/g, ''), at))
  }
  return differences
}

export async function putOne(db: Tx, actor: Actor, document: PackDocument, at: string) {
  const { id, kind, place, slug, publishAt, published } = document
  const row = await findDocument(db, id)
  const before = row && { row, text: await textOf(db, id) }
  const kept = json(document)
  const moment = before ? await putTranslations(db, actor, before, { document, at }) : at
  const next = {
    ...(row ?? { id, createdAt: at, version: 1 }),
    kind,
    place,
    slug,
    publishAt,
    updatedAt: row ? laterThan(row.updatedAt, at) : at,
    publishedAt: published ? (row?.publishedAt ?? at) : null,
    deletedAt: null,
  }
  if (!before) {
    await putDocument(db, next)
    for (const text of textsBeside(document)) await putText(db, text)
  }
  await saveDocument(db, actor, {
    ...(before && { before }),
    row: next,
    text: { documentId: id, language: defaultLanguage, ...kept },
    action: before ? 'changed' : 'created',
    at: moment,
  })
  await removeSlugs(db, id)
  for (const key of [...slugsNow(kind, slug, [published, document.draft]), ...document.formerly])
    await giveSlug(db, kind, key, id)
}

/** Puts what it says in other languages in the place of what it said, and writes each of them down; says when the rest may be. */
async function putTranslations(
  db: Tx,
  actor: Actor,
  { row }: Held,
  { document, at }: { document: PackDocument; at: string },
): Promise<string> {
  const byLanguage = (texts: DocumentTextTable[]) =>
    new Map(texts.map((text) => [text.language, text]))
  const had = byLanguage(await translationsOf(db, [row.id]))
  const said = byLanguage(textsBeside(document))
  await removeTranslations(db, row.id)
  for (const text of said.values()) await putText(db, text)
  let moment = laterThan(row.updatedAt, at)
  for (const language of new Set([...had.keys(), ...said.keys()])) {
    const nothing = { documentId: row.id, language, draft: null, published: null }
    const [before, after] = [had.get(language) ?? nothing, said.get(language) ?? nothing]
    if (isDeepStrictEqual(before, after)) continue
    await recordChange(db, actor, {
      at: moment,
      noun: 'documents',
      nounId: row.id,
      action: 'translated',
      before: told({ row, text: before }),
      after: told({ row, text: after }),
    })
    moment = laterThan(moment, moment)
  }
  return moment
}

async function removeOne(db: Tx, actor: Actor, id: string, at: string) {
  const row = await findDocument(db, id)
  if (!row) return
  const text = await textOf(db, id)
  await saveDocument(db, actor, {
    before: { row, text },
    row: { ...row, deletedAt: at, publishAt: null },
    text,
    action: 'removed',
    at,
  })
}

const textsBeside = ({ id, kind, translations }: PackDocument): DocumentTextTable[] =>
  translations.map(({ language, ...said }) => ({
    documentId: id,
    language,
    ...json({ kind, ...said }),
  }))

function json({ kind, published, draft }: Pick<PackDocument, 'kind' | 'published' | 'draft'>) {
  const inOrder = (value: PackDocument['draft']) =>
    value && JSON.stringify(normalValue(kindNamed(kind), value))
  return { published: inOrder(published), draft: inOrder(draft) }
}

function isSame(document: PackDocument, { row, text }: Held): boolean {
  const kept = json(document)
  return (
    row.kind === document.kind &&
    row.place === document.place &&
    row.slug === document.slug &&
    (row.publishAt === document.publishAt || !hasDraft([document, ...document.translations])) &&
    text.published === kept.published &&
    text.draft === kept.draft
  )
}
