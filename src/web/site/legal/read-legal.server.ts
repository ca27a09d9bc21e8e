import type { Documents } from '../../../features/documents/read/documents.ts'
import { legalPagesOf } from './legal-pages.server.ts'

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** The legal page at a path of the directory. */
export function readLegal(path: string, documents: Documents) {
  const page = legalPagesOf(documents).find(({ slug }) => `/${slug}` === path)
  if (!page) throw new Error(`No legal page stands at '${path}'.`)
  const { heading, updatedOn, lead, sections } = page
  return {
    heading,
    updatedOn,
    updatedInWords: inWords.format(new Date(updatedOn)),
    lead,
    sections,
  }
}
