import type { Picture } from '../../features/media/picture.ts'
import { drawingNames, picture } from '../../drawings/picture.server.ts'
import type { Documents, Leader } from '../../features/documents/read/documents.ts'
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

/** Sharp enough on a dense screen for the largest of these places. */
const wideEnough = 768

const copyFor = ({ url, widths }: Picture) =>
  `${url}/${widths.find((width) => width >= wideEnough) ?? widths.at(-1)}.webp`

type PictureOf = Leader['picture']

/** The file of a document's picture; nothing for one that is no longer there. */
export function fileOf(of: PictureOf, { pictures }: Documents): DrawingFile | undefined {
  if (of?.drawing !== undefined && drawingNames.has(of.drawing)) return drawingFile(of.drawing)
  const own = of?.upload === undefined ? undefined : pictures.get(of.upload)
  return own && { src: copyFor(own), width: own.width, height: own.height }
}

/** With what is to be seen on it, for those who do not see it. */
export function describedFileOf(of: PictureOf, documents: Documents) {
  const file = fileOf(of, documents)
  if (!of || !file) return undefined
  return { ...file, alt: of.alt ?? (of.drawing ? picture(of.drawing).title : '') }
}
