import { drawingNames, picture } from '../../drawings/picture.server.ts'
import type { DrawingFile, LayeredDrawing } from '../ui/drawing/drawing.tsx'

/** What an image element needs of a drawing, and no more. */
export function drawingFile(id: string): DrawingFile {
  const { src, width, height } = picture(id)
  return { src, width, height }
}

/** The name that a document gives, if there is a drawing of it. */
const drawn = (id: string | undefined) =>
  id !== undefined && drawingNames.has(id) ? id : undefined

export function drawingFileOf(of: { drawing?: string | undefined }): DrawingFile | undefined {
  const id = drawn(of.drawing)
  return id === undefined ? undefined : drawingFile(id)
}

export function layeredDrawingOf(of: { drawing?: string | undefined }): LayeredDrawing | undefined {
  const id = drawn(of.drawing)
  return id === undefined ? undefined : layeredDrawing(id)
}

/** A drawing for `<use>`: it takes the page's colours and letters. */
export function layeredDrawing(id: string): LayeredDrawing {
  const { src, viewBox, title, description, notes, readableFrom } = picture(id)
  return { src, viewBox, label: `${title}. ${description}`, notes, readableFrom }
}
