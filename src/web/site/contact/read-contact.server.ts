import type { Documents } from '../../../features/documents/read/documents.ts'
import { layeredDrawing, layeredDrawingOf } from '../drawing-file.server.ts'

/** What stands around the form; a company that has chosen no drawing has one that says nothing of it. */
export function readContact(documents: Documents) {
  const { drawing, ...copy } = documents.home.contact
  return { copy, estimate: layeredDrawingOf({ drawing }, documents) ?? layeredDrawing('sheets') }
}
