import type { Documents } from '../../features/documents/read/documents.ts'
import { picture } from '../../drawings/picture.server.ts'
import type { Site } from '../page-context.ts'

/** The same for everybody: what the desk keeps is asked for later, with a token. */
export function readDesk({ blogEditorUrl, apiBaseUrl }: Site, { company }: Documents) {
  const { src, width, height } = picture('card-secure')
  return {
    company: company.name,
    editorUrl: blogEditorUrl ?? '/admin/write',
    apiBaseUrl,
    drawing: { src, width, height },
  }
}
