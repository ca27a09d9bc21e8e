import type { Company } from '../../../content/company.ts'
import type { FooterLink, SocialLink } from '../../../content/footer-links.ts'
import type { NavigationEntry } from '../../../content/navigation.ts'
import type { Office } from '../../../content/office-addresses.ts'
import type { DrawingFile } from '../../ui/drawing/drawing.tsx'

export type MenuSection = { id: string; label: string; links: { label: string; path: string }[] }

export type FrameData = {
  company: Pick<Company, 'name' | 'legalName' | 'copyrightSince'>
  year: number
  navigation: NavigationEntry[]
  services: MenuSection[]
  siteLinks: FooterLink[]
  legalLinks: FooterLink[]
  socialLinks: SocialLink[]
  offices: (Omit<Office, 'drawing'> & { drawing: DrawingFile })[]
  menuDrawing: DrawingFile
  notFoundDrawing: DrawingFile
  errorTitles: { notFound: string; broken: string; away: string }
}
