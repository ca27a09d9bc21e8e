import { lookOf } from '../directory/brand/brand-of.server.ts'
import { drawingInLook } from '../directory/brand/drawing-in-look.server.ts'
import type { Documents } from '../../features/documents/read/documents.ts'
import type { Site } from '../page-context.ts'
import { drawingFile } from '../site/drawing-file.server.ts'

/** The same for everybody: what the desk keeps is asked for later, with a token. */
export function readDesk({ blogEditorUrl, apiBaseUrl }: Site, documents: Documents) {
  return {
    company: documents.company.name,
    logo: lookOf(documents).logo,
    editorUrl: blogEditorUrl ?? '/admin/write',
    apiBaseUrl,
    drawing: drawingFile('card-secure', documents),
    drawingsAt: drawingInLook('', documents),
  }
}
