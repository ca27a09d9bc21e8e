import type { Documents } from '../../../features/documents/read/documents.ts'
import { drawingFileOf } from '../drawing-file.server.ts'
import type { NextSheet } from './sheet-next.tsx'

type Sheet = { path: string; drawing?: string | undefined }

/** The sheet behind this one, and behind the last one the first; none if it is the only one. */
export function nextSheet<Of extends Sheet>(
  all: Of[],
  one: Of,
  documents: Documents,
  words: (next: Of) => Pick<NextSheet, 'title' | 'note'>,
): NextSheet | undefined {
  const next = all[(all.indexOf(one) + 1) % all.length]
  if (!next || next === one) return undefined
  return { path: next.path, ...words(next), drawing: drawingFileOf(next, documents) }
}
