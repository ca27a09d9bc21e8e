import { picture } from '../../drawings/picture.server.ts'
import type { DrawingFile, LayeredDrawing } from '../ui/drawing/drawing.tsx'

/** What an image element needs of a drawing, and no more. */
export function drawingFile(id: string): DrawingFile {
  const { src, width, height } = picture(id)
  return { src, width, height }
}

/** A drawing for `<use>`: it takes the page's colours and letters. */
export function layeredDrawing(id: string): LayeredDrawing {
  const { src, viewBox, title, description, notes, readableFrom } = picture(id)
  return { src, viewBox, label: `${title}. ${description}`, notes, readableFrom }
}
