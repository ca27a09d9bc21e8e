export type FooterLink = { label: string; path: string }

export const siteLinks: FooterLink[] = [
  { label: 'footer.home', path: '/' },
  { label: 'footer.services', path: '/services/offerings/Outsourcing-And-Talent' },
  { label: 'footer.industries', path: '/services/industries/Automotive-Aerospace' },
  { label: 'footer.blog', path: '/insights' },
  { label: 'footer.contact', path: '/#contact' },
  { label: 'footer.start', path: '/#home' },
]
