import type { Documents, Leader } from '../../../features/documents/read/documents.ts'
import { copiesIn, type Picture, widestCopy } from '../../../features/media/picture.ts'
import { drawingFileOf } from '../../site/drawing-file.server.ts'
import { drawingOf } from './drawing-of.server.ts'
import type { DrawingFile } from '../../ui/drawing/drawing.tsx'
import { standInDrawing } from '../../ui/drawing/stand-in.ts'
import type { Shape } from '../../ui/shape.ts'

type PictureOf = Leader['picture']

/** Sharp enough on a dense screen for what shows one copy alone. */
const wideEnough = 768

const copyFor = ({ url, widths }: Picture) =>
  `${url}/${widths.find((width) => width >= wideEnough) ?? widths.at(-1)}.webp`

const uploadOf = (of: PictureOf, { pictures }: Documents) =>
  of?.upload === undefined ? undefined : pictures.get(of.upload)

/** The file of a document's picture; nothing for one that is no longer there. */
export function fileOf(of: PictureOf, documents: Documents): DrawingFile | undefined {
  const own = uploadOf(of, documents)
  // Only a draft that is drawn as a page has a picture that is neither.
  if (of && !of.upload && !of.drawing) return standInDrawing(1200, 500)
  if (!own) return of && drawingFileOf(of, documents)
  return { src: copyFor(own), width: own.width, height: own.height }
}

/** The same with the copies of an upload; `sizes` says how wide its place is. */
export function shownFileOf(of: PictureOf, documents: Documents, sizes: string) {
  const file = fileOf(of, documents)
  const own = uploadOf(of, documents)
  return file && of && own ? { ...file, shape: shapeOf(own, of, sizes) } : file
}

/** With what is to be seen on it, for those who do not see it. */
export function describedFileOf(of: PictureOf, documents: Documents, sizes: string) {
  const file = shownFileOf(of, documents, sizes)
  if (!of || !file) return undefined
  return { ...file, alt: of.alt ?? drawingOf(of.drawing, documents)?.title ?? '' }
}

const shape = (is: string, attributes: Shape['with'], ...of: Shape[]): Shape => ({
  is,
  with: attributes,
  of,
})

/** What `OwnPicture` draws, as data: a page of drawings needs no code for it. */
function shapeOf(own: Picture, { alt = '', focus }: NonNullable<PictureOf>, sizes: string): Shape {
  const { placeholder, width, height } = own
  const className = ['drawing own-picture own-picture-filling', ...focusClasses(focus)].join(' ')
  const avif = { type: 'image/avif', srcSet: copiesIn('avif', own), sizes }
  const image = {
    alt,
    loading: 'lazy',
    decoding: 'async',
    sizes,
    srcSet: copiesIn('webp', own),
    src: widestCopy(own),
    width: `${width}`,
    height: `${height}`,
  }
  return shape(
    'span',
    { className },
    ...(placeholder ? [shape('img', { src: placeholder, alt: '', 'aria-hidden': 'true' })] : []),
    shape('picture', {}, shape('source', avif), shape('img', image)),
  )
}

const toTens = (percent: number) => Math.round(percent / 10) * 10

/** Pages have no rules for single elements, so there is a class for every tenth of each axis. */
const focusClasses = (focus: NonNullable<PictureOf>['focus']) =>
  focus ? [`focus-x-${toTens(focus.x)}`, `focus-y-${toTens(focus.y)}`] : []
