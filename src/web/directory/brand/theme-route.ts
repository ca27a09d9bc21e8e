import type { LoaderFunctionArgs } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { pathOf } from '../read-page.server.ts'
import { documentsIn } from '../sources/documents-in.ts'
import { lookOf } from './brand-of.server.ts'
import { askedDrawing, inPalette } from './drawing-in-look.server.ts'
import { iconNames, type Icon } from './icon-names.ts'
import { themeSheetPath } from './theme-sheet.server.ts'
import { themeSheet } from './theme-sheet.ts'
import { webManifest } from './web-manifest.ts'

const forAWhile = 'public, max-age=300, stale-while-revalidate=86400'
const forEver = 'public, max-age=31536000, immutable'

const isIcon = (name: string): name is Icon => iconNames.includes(name as Icon)

/** The files that show the brand. They are made when they are first asked for, and kept as pages are. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const pathname = pathOf(request)
  const name = pathname.replace(/^\/(look\/)?/, '')
  const documents = documentsIn(context)
  const look = lookOf(documents)
  if (isIcon(name)) {
    const { drawIcon } = await import('./icons.ts')
    return file(await drawIcon(name, look, context.get(pageContext).site.pictureFile))
  }
  if (name === 'manifest.webmanifest')
    return file({
      type: 'application/manifest+json; charset=utf-8',
      body: `${JSON.stringify(webManifest(documents.company, look), null, 2)}\n`,
    })
  const asked = askedDrawing(pathname, documents)
  if (asked) {
    const { drawingFrom } = await import('./mark-of.ts')
    const svg = await drawingFrom(asked.src, context.get(pageContext).site.pictureFile)
    if (svg === undefined) return nothing()
    const body = inPalette(asked.palette, svg)
    // Nobody keeps the colours that anybody may ask for.
    const caching = asked.isOurs ? (asked.isHashed ? forEver : forAWhile) : 'no-store'
    return file({ type: 'image/svg+xml; charset=utf-8', body }, caching)
  }
  const today = themeSheetPath(look)
  if (!today || !name.endsWith('.css')) return nothing()
  // A page that was kept somewhere asks for the sheet of its day and gets today's. Anybody can invent one.
  const caching = pathname === today ? forEver : 'no-store'
  return file({ type: 'text/css; charset=utf-8', body: themeSheet(look) }, caching)
}

const nothing = () => new Response('Nothing is here.\n', { status: 404 })

type Made = { type: string; body: string | Uint8Array<ArrayBuffer> }

const file = ({ type, body }: Made, caching = forAWhile) =>
  new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': caching,
      ...(type.startsWith('image/svg') && {
        'content-security-policy':
          "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'",
      }),
    },
  })
