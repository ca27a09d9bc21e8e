import { type Palette, paletteOf } from '../../../features/documents/brand/brand-palette.ts'
import type { typePairs } from '../../../features/documents/kinds/company/brand.ts'
import type { Documents } from '../../../features/documents/read/documents.ts'
import { isSvg, readSvg } from '../../../features/documents/schema/read-svg.ts'
import type { LogoView } from '../../ui/logo.tsx'
import { fileOf } from '../sources/document-picture.server.ts'

export type TypePair = (typeof typePairs)[number]

/** How the company looks; what it has not chosen is the house's. */
export type Look = {
  name: string
  logo?: LogoView
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
  const logo = logoOf(documents)
  const look = {
    name: company.name,
    ...(logo && { logo }),
    logoSaysName: Boolean(logo && brand?.logoSaysName),
    palette: paletteOf(brand?.colours).palette,
    type: brand?.type ?? 'grotesk',
    hasGrid: brand?.grid !== 'none',
  }
  kept.set(documents, look)
  return look
}

function logoOf(documents: Documents): LogoView | undefined {
  const { logo, logoPicture } = documents.brand ?? {}
  if (logo === undefined) return fileOf(logoPicture, documents)
  const read = readSvg(logo)
  return isSvg(read) ? { viewBox: read.viewBox, of: read.of } : undefined
}
