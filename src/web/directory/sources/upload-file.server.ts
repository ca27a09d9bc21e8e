import type { Documents, Leader } from '../../../features/documents/read/documents.ts'
import type { Picture } from '../../../features/media/picture.ts'
import type { DrawingFile } from '../../ui/drawing/drawing.tsx'

export type PictureOf = Leader['picture']

/** Sharp enough on a dense screen for what shows one copy alone. */
const wideEnough = 768

const copyFor = ({ url, widths }: Picture) =>
  `${url}/${widths.find((width) => width >= wideEnough) ?? widths.at(-1)}.webp`

export const uploadOf = (of: PictureOf, { pictures }: Documents) =>
  of?.upload === undefined ? undefined : pictures.get(of.upload)

/** One copy of an upload; nothing for one that is no longer there, and for a drawing. */
export function uploadFileOf(of: PictureOf, documents: Documents): DrawingFile | undefined {
  const own = uploadOf(of, documents)
  return own && { src: copyFor(own), width: own.width, height: own.height }
}
