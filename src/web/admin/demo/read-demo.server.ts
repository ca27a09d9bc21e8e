import type { Deck, Documents } from '../../../features/documents/read/documents.ts'
import { drawingOf } from '../../directory/sources/drawing-of.server.ts'
import { shownFileOf } from '../../directory/sources/document-picture.server.ts'
import type { Demo } from './demo-view.ts'

/** The slides with what an image element needs of their pictures; nothing while there is no deck. */
export function readDemo(documents: Documents): Demo | undefined {
  const { deck } = documents
  if (!deck) return undefined
  const { contract, headquarters, slides } = deck
  const shown = (of: Deck['slides'][number]['left']) => {
    const file = shownFileOf(of, documents, '(max-width: 900px) 100vw, 50vw')
    if (!of || !file) return null
    return { ...file, alt: of.alt ?? drawingOf(of.drawing, documents)?.description ?? '' }
  }
  return {
    contract,
    headquarters,
    slides: slides.map(({ left, right, ...slide }) => ({
      ...slide,
      images: [shown(left), shown(right)],
    })),
  }
}
