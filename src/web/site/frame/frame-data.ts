import type { Company } from '../../../content/company.ts'
import type { FooterLink, SocialLink } from '../../../content/footer-links.ts'
import type { NavigationEntry } from '../../../content/navigation.ts'
import type { Office } from '../../../content/office-addresses.ts'
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
  socialLinks: SocialLink[]
  offices: (Omit<Office, 'drawing'> & { drawing: DrawingFile })[]
  map: DrawingFile
  notFoundDrawing: DrawingFile
  errorTitles: { notFound: string; broken: string; away: string }
}
