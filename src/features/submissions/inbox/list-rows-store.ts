import type { Position } from '../../../platform/continuation-token.ts'
import { searchRows } from './search-rows-store.ts'
import { inOrder, type Sift, wantedRows } from '../inbox-store.ts'
import type { Kind, SubmissionTable } from '../submission-store.ts'
import type { Db } from '../../../platform/db/tables.ts'

/** The rows of a list from a position on. */
export async function listRows(
  db: Db,
  kind: Kind,
  most: number,
  after: Position | undefined,
  sift: Sift = {},
): Promise<SubmissionTable[]> {
  const wanted = wantedRows(db, kind, after, sift)
  if (sift.words !== undefined) return searchRows(db, { kind, most, after, sift, wanted })
  return inOrder(wanted.selectAll(), sift).limit(most).execute()
}
