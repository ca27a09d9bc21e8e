import type { LoaderFunctionArgs } from 'react-router'
import { documentsIn } from '../sources/documents-in.ts'
import { lookOf } from './brand-of.server.ts'

const icon = (file: string, side: number, purpose: 'any' | 'maskable') => ({
  src: `/${file}`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
})

/** What a phone calls the site on its home screen, and how it looks there. */
export function loader({ context }: LoaderFunctionArgs) {
  const { company } = documentsIn(context)
  const { palette } = lookOf(documentsIn(context))
  const manifest = {
    name: company.name,
    description: company.description,
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
  }
  return new Response(`${JSON.stringify(manifest, null, 2)}\n`, {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
    },
  })
}
