export type NavigationEntry = {
  id: string
  label: string
  path: string
  navStyles: '' | 'desktop-only'
}

export const navigation: NavigationEntry[] = [
  { id: 'work', label: 'nav.work', path: '/work', navStyles: '' },
  { id: 'insights', label: 'nav.insights', path: '/insights', navStyles: '' },
  { id: 'careers', label: 'nav.careers', path: '/careers', navStyles: '' },
  { id: 'products', label: 'nav.products', path: '/products', navStyles: 'desktop-only' },
  { id: 'about', label: 'nav.about', path: '/#about', navStyles: '' },
  { id: 'contact', label: 'nav.contact', path: '/#contact', navStyles: '' },
]
