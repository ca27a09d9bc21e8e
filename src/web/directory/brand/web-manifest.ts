import type { Company } from '../../../features/documents/read/documents.ts'
import type { Look } from './brand-of.server.ts'

const icon = (file: string, side: number, purpose: 'any' | 'maskable') => ({
  src: `/look/${file}`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
})

/** What a phone calls the site on its home screen, and how it looks there. */
export const webManifest = ({ name, description }: Company, { palette }: Look) => ({
  name,
  description,
  start_url: '/',
  scope: '/',
  display: 'browser',
  background_color: palette.paper.light,
  theme_color: palette.paper.light,
  icons: [
    icon('icon-192.png', 192, 'any'),
    icon('icon-512.png', 512, 'any'),
    icon('icon-maskable-512.png', 512, 'maskable'),
  ],
})
