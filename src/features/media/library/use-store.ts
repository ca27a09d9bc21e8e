import type { Db, Tx } from '../../../platform/db/tables.ts'

/**
 * A place that shows a picture: `picture` is the id of an upload, or `drawing:` and the name of a drawing;
 * `side` is what of a document or post shows it; `isWordless` that it has no words and is no decoration.
 */
export type UseTable = {
  picture: string
  noun: 'documents' | 'posts'
  nounId: string
  side: 'draft' | 'published'
  path: string
  kind: string
  title: string
  alt: string
  isWordless: number
  isTrashed: number
  words: string
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    mediaUses: UseTable
  }
}

export async function replaceUses(
  db: Tx,
  { noun, nounId }: Pick<UseTable, 'noun' | 'nounId'>,
  uses: UseTable[],
) {
  await db.deleteFrom('mediaUses').where('noun', '=', noun).where('nounId', '=', nounId).execute()
  if (uses.length > 0) await db.insertInto('mediaUses').values(uses).execute()
}

export const usesOfPictures = async (db: Db, pictures: string[]): Promise<UseTable[]> =>
  pictures.length === 0
    ? []
    : db
        .selectFrom('mediaUses')
        .selectAll()
        .where('picture', 'in', pictures)
        .orderBy('noun')
        .orderBy('kind')
        .orderBy('title')
        .orderBy('nounId')
        .orderBy('side', 'desc')
        .orderBy('path')
        .execute()
