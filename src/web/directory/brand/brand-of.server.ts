import { drawnName, type TypePair } from '../../../features/documents/brand/drawable-words.ts'
import { type Palette, paletteOf } from '../../../features/documents/brand/brand-palette.ts'
import { withoutMarks } from '../../../features/documents/marks/marks.ts'
import type { Documents } from '../../../features/documents/read/documents.ts'
import { isSvg, readSvg } from '../../../features/documents/schema/read-svg.ts'
import type { Shape } from '../../ui/shape.ts'
import type { Mark } from './logo-svg.ts'
import { fileOf } from '../sources/document-picture.server.ts'

/** How the company looks; what it has not chosen is the default. */
export type Look = {
  name: string
  /** The name in letters that the type has; nothing where there is none. */
  drawnName: string
  logo?: Shape
  /** The logo's shapes, unless it is a picture. */
  mark?: Mark
  /** The name isn't set beside a logo that says it. */
  logoSaysName: boolean
  palette: Palette
  type: TypePair
  hasGrid: boolean
}

const kept = new WeakMap<Documents, Look>()

export function lookOf(documents: Documents): Look {
  const known = kept.get(documents)
  if (known) return known
  const { company, brand } = documents
  const mark = shapesOf(brand?.logo)
  const logo = mark ? inPage(mark) : pictureOf(documents)
  const type = brand?.type ?? 'grotesk'
  const name = withoutMarks(company.name)
  const legalName = withoutMarks(company.legalName ?? '')
  const look = {
    name,
    drawnName: drawnName({ name, legalName }, type),
    ...(logo && { logo }),
    ...(mark && { mark }),
    logoSaysName: Boolean(logo && brand?.logoSaysName),
    palette: paletteOf(brand?.colours).palette,
    type,
    hasGrid: brand?.grid !== 'none',
  }
  kept.set(documents, look)
  return look
}

function shapesOf(source: string | undefined): Mark | undefined {
  const read = source === undefined ? undefined : readSvg(source)
  return read && isSvg(read) ? read : undefined
}

const inPage = ({ viewBox, of }: Mark): Shape => ({
  is: 'svg',
  with: { className: 'logo', viewBox, 'aria-hidden': 'true' },
  of,
})

function pictureOf(documents: Documents): Shape | undefined {
  const file = fileOf(documents.brand?.logoPicture, documents)
  if (!file) return undefined
  const { src, width, height } = file
  return {
    is: 'img',
    with: { className: 'logo', src, width: `${width}`, height: `${height}`, alt: '' },
  }
}
