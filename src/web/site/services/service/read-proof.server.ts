import type { Documents, Service } from '../../../../features/documents/read/documents.ts'
import { offerOf } from '../../../../features/documents/read/offer.ts'
import { drawingFileOf } from '../../drawing-file.server.ts'
import type { ServiceView } from '../service-view.ts'

type Proof = NonNullable<Service['proof']>

/** What was proven, and the case behind it if that can be read. */
export function proofOf(
  { heading, text, figures, case: of }: Proof,
  documents: Documents,
  isDrawn = true,
): NonNullable<ServiceView['proof']> {
  const study = of === undefined ? undefined : offerOf(documents).cases.get(of)
  const drawing = study && isDrawn ? drawingFileOf(study, documents) : undefined
  return {
    ...(study && {
      study: { path: study.path, client: study.client, ...(drawing && { drawing }) },
    }),
    heading,
    text,
    figures,
  }
}
