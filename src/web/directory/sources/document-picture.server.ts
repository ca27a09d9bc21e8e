import { drawingNames, picture } from '../../../drawings/picture.server.ts'
import type { Documents, Leader } from '../../../features/documents/read/documents.ts'
import type { Picture } from '../../../features/media/picture.ts'
import type { DrawingFile } from '../../ui/drawing/drawing.tsx'

/** Sharp enough on a dense screen for the largest of these places. */
const wideEnough = 768

const copyFor = ({ url, widths }: Picture) =>
  `${url}/${widths.find((width) => width >= wideEnough) ?? widths.at(-1)}.webp`

function drawn(id: string): DrawingFile {
  const { src, width, height } = picture(id)
  return { src, width, height }
}

type PictureOf = Leader['picture']

/** The file of a document's picture; nothing for one that is no longer there. */
export function fileOf(of: PictureOf, { pictures }: Documents): DrawingFile | undefined {
  if (of?.drawing !== undefined && drawingNames.has(of.drawing)) return drawn(of.drawing)
  const own = of?.upload === undefined ? undefined : pictures.get(of.upload)
  return own && { src: copyFor(own), width: own.width, height: own.height }
}

/** With what is to be seen on it, for those who do not see it. */
export function describedFileOf(of: PictureOf, documents: Documents) {
  const file = fileOf(of, documents)
  if (!of || !file) return undefined
  return { ...file, alt: of.alt ?? (of.drawing ? picture(of.drawing).title : '') }
}
