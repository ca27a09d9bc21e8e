import type { Documents } from '../../../features/documents/read/documents.ts'
import { withContacts } from '../../directory/sources/with-contacts.ts'
import type { FreePageView } from './page-view.ts'
import { shownBlocks } from './shown-blocks.server.ts'

/** The page at a path of the directory, spelled as there. */
export function readFreePage(path: string, documents: Documents): FreePageView {
  const page = documents.pages.find(({ id }) => documents.paths.get(id) === path)
  if (!page) throw new Error(`No page stands at '${path}'.`)
  const { title, lead, listed } = page
  return {
    path,
    title,
    lead: withContacts(lead, documents.company),
    isUnlisted: listed === 'nobody',
    blocks: shownBlocks(page, documents),
  }
}
