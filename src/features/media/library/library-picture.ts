import type { CopyTable } from '../media-store.ts'
import { asPicture, type Picture } from '../picture.ts'
import type { MediaRow } from './library-store.ts'
import type { UseTable } from './use-store.ts'

/** An upload as those see it who choose among pictures. */
export type LibraryPicture = Picture & {
  /** As the file was called. */
  name: string
  /** What a place that chooses it says of it, unless it says something else. */
  alt: string
  type: string
  bytes: number
  uploadedAt: string
  /** Stays though nothing shows it. */
  isKept: boolean
  version: number
  /** How many documents and posts show it, and how many of these places have no words for it. */
  shownIn: number
  wordless: number
  deletedAt?: string
}

export function asLibraryPicture(
  row: MediaRow,
  copies: CopyTable[],
  uses: UseTable[],
): LibraryPicture {
  const live = uses.filter(({ isTrashed }) => isTrashed === 0)
  return {
    ...asPicture(row, copies),
    name: row.name,
    alt: row.alt,
    type: row.type,
    bytes: row.size,
    uploadedAt: row.createdAt,
    isKept: row.isKept === 1,
    version: row.version,
    shownIn: new Set(live.map(({ noun, nounId }) => `${noun} ${nounId}`)).size,
    wordless: live.filter(({ isWordless }) => isWordless === 1).length,
    ...(row.deletedAt !== null && { deletedAt: row.deletedAt }),
  }
}
