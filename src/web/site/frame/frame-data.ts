import type { Company, Office } from '../../../features/documents/read/documents.ts'
import type { DrawingFile } from '../../ui/drawing/drawing.tsx'
import type { Shape } from '../../ui/shape.ts'

export type NamedLink = { label: string; path: string }

/** `plot` is what the map calls it, if it stands there, and `at` its place, as far from the left and from the top. */
export type MenuLink = { label: string; path: string; plot?: string; at?: string }

export type MenuSection = {
  id: string
  label: string
  count: number
  /** The last leads to all of them, if the menu has no room for them. */
  links: MenuLink[]
}

/** Beside the logo stands what it doesn't say itself. */
export type BrandView = { name: string; logo?: Shape; says?: string }

export type FrameData = {
  brand: BrandView
  company: Pick<Company, 'name' | 'legalName' | 'registration' | 'copyrightSince'>
  /** The attributes of the large word in the footer, which says how many letters it has room for. */
  word: { className: string; 'aria-hidden': true; 'data-letters'?: number }
  year: number
  navigation: (NamedLink & { isWide?: boolean })[]
  services: MenuSection[]
  servicesNote?: string
  siteLinks: NamedLink[]
  legalLinks: NamedLink[]
  socialLinks: Company['socials']
  offices: (Pick<Office, 'name' | 'lines' | 'hours' | 'dimmed'> & {
    drawing: DrawingFile | undefined
    long?: true
  })[]
  map?: DrawingFile
  /** Where drawings have the company's colours, if it has any of its own. */
  drawingsAt?: string
  notFoundDrawing: DrawingFile
}
