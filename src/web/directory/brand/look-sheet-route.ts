import type { LoaderFunctionArgs } from 'react-router'
import { documentsIn } from '../sources/documents-in.ts'
import { lookOf } from './brand-of.server.ts'
import { lookSheet, lookSheetPath } from './look-sheet.server.ts'

/** A page that was kept somewhere asks for the sheet of its day and gets today's. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const look = lookOf(documentsIn(context))
  const today = lookSheetPath(look)
  if (!today) return new Response('The house’s own look needs no sheet.\n', { status: 404 })
  const isToday = new URL(request.url).pathname === today
  return new Response(lookSheet(look), {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': isToday ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  })
}
