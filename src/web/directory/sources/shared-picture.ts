import type { Leader } from '../../../features/documents/read/documents.ts'
import type { PageEntry } from '../page-entry.ts'

type Shared = { sharedPicture?: Leader['picture']; drawing?: string | undefined }

/** What a link to a page shows of it: the picture chosen for that, or its drawing. */
export const sharedPicture = ({
  sharedPicture: chosen,
  drawing,
}: Shared): Pick<PageEntry, 'drawing' | 'sharedUpload'> => ({
  drawing: chosen?.drawing ?? drawing,
  ...(chosen?.upload && { sharedUpload: chosen.upload }),
})
