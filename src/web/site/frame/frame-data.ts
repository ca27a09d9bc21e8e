import type { Company, Office } from '../../../features/documents/read/documents.ts'
import type { FooterLink } from '../../../content/footer-links.ts'
import type { NavigationEntry } from '../../../content/navigation.ts'
import type { DrawingFile } from '../../ui/drawing/drawing.tsx'

/** `plot` is what the map calls it, and `at` its place there, as far from the left and from the top. */
export type MenuLink = { label: string; path: string; plot: string; at: string }

export type MenuSection = { id: string; label: string; links: MenuLink[] }

export type FrameData = {
  company: Pick<Company, 'name' | 'legalName' | 'copyrightSince'>
  year: number
  navigation: NavigationEntry[]
  services: MenuSection[]
  siteLinks: FooterLink[]
  legalLinks: FooterLink[]
  socialLinks: Company['socials']
  offices: (Pick<Office, 'name' | 'lines' | 'hours' | 'dimmed'> & {
    drawing: DrawingFile | undefined
  })[]
  map: DrawingFile
  notFoundDrawing: DrawingFile
  errorTitles: { notFound: string; broken: string; away: string }
}
