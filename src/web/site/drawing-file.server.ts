import { picture } from '../../drawings/picture.server.ts'
import type { Pictured } from '../../drawings/picture-list.ts'
import type { Documents } from '../../features/documents/read/documents.ts'
import { drawingInLook } from '../directory/brand/drawing-in-look.server.ts'
import { drawingOf } from '../directory/sources/drawing-of.server.ts'
import type { DrawingFile, LayeredDrawing } from '../ui/drawing/drawing.tsx'

type Shown = Pictured & { src: string }

/** A drawing of the program's. */
export const drawingFile = (id: string, documents: Documents): DrawingFile =>
  asFile(picture(id), documents)

/** What an image element needs of a drawing, and no more. */
const asFile = ({ src, width, height }: Shown, documents: Documents): DrawingFile => ({
  src: drawingInLook(src, documents),
  width,
  height,
})

/** The drawing that a document names, if there is one. */
export function drawingFileOf(
  of: { drawing?: string | undefined },
  documents: Documents,
): DrawingFile | undefined {
  const found = drawingOf(of.drawing, documents)
  return found && asFile(found, documents)
}

export function layeredDrawingOf(
  of: { drawing?: string | undefined },
  documents: Documents,
): LayeredDrawing | undefined {
  const found = drawingOf(of.drawing, documents)
  return found && asLayers(found)
}

/** A drawing of the program's for `<use>`. */
export const layeredDrawing = (id: string): LayeredDrawing => asLayers(picture(id))

/** For `<use>`: it takes the page's colours and letters. */
const asLayers = ({ src, viewBox, title, description, notes, readableFrom }: Shown) => ({
  src,
  viewBox,
  label: description ? `${title}. ${description}` : title,
  notes,
  readableFrom,
})
