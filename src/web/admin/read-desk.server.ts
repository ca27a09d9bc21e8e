import { lookOf } from '../directory/brand/brand-of.server.ts'
import { drawingInLook } from '../directory/brand/drawing-in-look.server.ts'
import type { Documents } from '../../features/documents/read/documents.ts'
import { picture } from '../../drawings/picture.server.ts'
import type { Site } from '../page-context.ts'

/** The same for everybody: what the desk keeps is asked for later, with a token. */
export function readDesk({ blogEditorUrl, apiBaseUrl }: Site, documents: Documents) {
  const { src, width, height } = picture('card-secure')
  return {
    company: documents.company.name,
    logo: lookOf(documents).logo,
    editorUrl: blogEditorUrl ?? '/admin/write',
    apiBaseUrl,
    drawing: { src: drawingInLook(src, documents), width, height },
    drawingsAt: drawingInLook('', documents),
  }
}
