import type { Tx } from '../../../platform/db/tables.ts'
import { recordChange } from '../../history/record-change.ts'
import type { Actor } from '../../sessions/actor.ts'
import { putNote, trashedAmong } from './library-store.ts'
import { plainWords } from './plain-words.ts'
import { replaceUses, type UseTable } from './use-store.ts'

/** A place in a document or post; without words for what is neither described nor decoration. */
export type Use = Pick<UseTable, 'picture' | 'side' | 'path'> & {
  alt?: string | undefined
  isWordless?: boolean
}

type Showing = Pick<UseTable, 'noun' | 'nounId' | 'kind' | 'title'> & {
  isTrashed: boolean
  uses: Use[]
}

/**
 * Keeps where a document or post shows pictures, in the transaction that saves it. What it shows is brought
 * back from the trash.
 */
export async function noteUses(
  db: Tx,
  actor: Actor,
  { noun, nounId, kind, title, isTrashed, uses }: Showing,
  at: string,
) {
  const rows = uses.map(({ alt = '', isWordless = false, ...use }) => ({
    ...use,
    noun,
    nounId,
    kind,
    title,
    alt,
    isWordless: isWordless ? 1 : 0,
    isTrashed: isTrashed ? 1 : 0,
    words: plainWords(title, alt),
  }))
  await replaceUses(db, { noun, nounId }, rows)
  if (isTrashed) return
  for (const before of await trashedAmong(db, [...new Set(uses.map(({ picture }) => picture))])) {
    const after = { ...before, deletedAt: null, version: before.version + 1 }
    await putNote(db, after)
    const change = { at, noun: 'media', nounId: before.mediaId, before, after }
    await recordChange(db, actor, { ...change, action: 'restored, being shown' })
  }
}

const address = /\/media\/([\w-]{16})(?![\w-])/g

/** The ids of the uploads whose addresses a text holds, each once. */
export const uploadsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(address)].map(([, id]) => id!)),
]
