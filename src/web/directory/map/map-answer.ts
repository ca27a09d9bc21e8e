import type { Documents } from '../../../features/documents/read/documents.ts'
import { forEver, madeDrawing } from '../brand/made-file.ts'
import { mapOf, recentMap } from './company-map.server.ts'

const address = /^\/look\/map-(wide|narrow)\.([\da-f]{8})\.svg$/

/** The map of what the company has today, or of a draft that somebody looks at. */
export async function mapAnswer(
  pathname: string,
  documents: Documents,
): Promise<Response | undefined> {
  const [, shape, key] = address.exec(pathname) ?? []
  const today = mapOf(documents)
  if ((shape !== 'wide' && shape !== 'narrow') || !key || !today) return undefined
  if (key === today.key) return madeDrawing(await today.file(shape), forEver)
  const draft = await recentMap(key, shape)
  // A page that was kept somewhere asks for the map of its day. Anybody can invent one.
  return draft ? madeDrawing(draft, forEver) : madeDrawing(await today.file(shape), 'no-store')
}
