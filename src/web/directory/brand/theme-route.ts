import type { LoaderFunctionArgs } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { pathOf } from '../read-page.server.ts'
import { mapAnswer } from '../map/map-answer.ts'
import { documentsIn } from '../sources/documents-in.ts'
import { lookOf } from './brand-of.server.ts'
import { askedDrawing, inPalette } from './drawing-in-look.server.ts'
import { iconNames, type Icon } from './icon-names.ts'
import { forEver, madeDrawing, madeFile, nothingHere } from './made-file.ts'
import { themeSheetPath } from './theme-sheet.server.ts'
import { themeSheet } from './theme-sheet.ts'
import { webManifest } from './web-manifest.ts'

const isIcon = (name: string): name is Icon => iconNames.includes(name as Icon)

/** The files that show the brand. They are made when they are first asked for, and kept as pages are. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const pathname = pathOf(request)
  const name = pathname.replace(/^\/(look\/)?/, '')
  const documents = documentsIn(context)
  const look = lookOf(documents)
  if (isIcon(name)) {
    const { drawIcon } = await import('./icons.ts')
    return madeFile(await drawIcon(name, look, context.get(pageContext).site.pictureFile))
  }
  if (name === 'manifest.webmanifest')
    return madeFile({
      type: 'application/manifest+json; charset=utf-8',
      body: `${JSON.stringify(webManifest(documents.company, look), null, 2)}\n`,
    })
  const asked = askedDrawing(pathname, documents)
  if (asked) {
    const { drawingFrom } = await import('./mark-of.ts')
    const svg = await drawingFrom(asked.src, context.get(pageContext).site.pictureFile)
    if (svg === undefined) return nothingHere()
    const body = inPalette(asked.palette, svg)
    // Nobody keeps the colours that anybody may ask for.
    const caching = asked.isOurs ? (asked.isHashed ? forEver : undefined) : 'no-store'
    return madeDrawing(body, caching)
  }
  const map = await mapAnswer(pathname, documents)
  if (map) return map
  const today = themeSheetPath(look)
  if (!today || !name.endsWith('.css')) return nothingHere()
  // A page that was kept somewhere asks for the sheet of its day and gets today's. Anybody can invent one.
  const caching = pathname === today ? forEver : 'no-store'
  return madeFile({ type: 'text/css; charset=utf-8', body: themeSheet(look) }, caching)
}
