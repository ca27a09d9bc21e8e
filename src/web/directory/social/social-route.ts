import { type LoaderFunctionArgs, redirect } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { documentsIn } from '../sources/documents-in.ts'
import { pathOf } from '../read-page.server.ts'
import { findEntry } from '../find-entry.server.ts'
import { inAscii } from '../spell-address.ts'
import { movedSocialPath, pageOfSocialPath } from './social-path.ts'

/** Only the canonical spelling has an image: drawing one costs as much as a thousand ready pages. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const path = pageOfSocialPath(pathOf(request))
  const found = path === undefined ? undefined : await findEntry(path, context)
  const movedTo = found && 'movedTo' in found ? movedSocialPath(found.movedTo) : undefined
  if (movedTo !== undefined) return redirect(inAscii(movedTo), 301)
  if (!found || !('entry' in found) || found.entry.path !== path)
    return new Response('No such picture.\n', { status: 404 })
  const { socialImage } = await import('./social-image.server.ts')
  const { pictureFile } = context.get(pageContext).site
  const image = await socialImage(found.entry, documentsIn(context), pictureFile)
  return new Response(new Uint8Array(image), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  })
}
