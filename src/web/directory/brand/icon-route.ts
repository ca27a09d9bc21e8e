import type { LoaderFunctionArgs } from 'react-router'
import { documentsIn } from '../sources/documents-in.ts'
import { lookOf } from './brand-of.server.ts'
import type { Icon } from './icons.ts'

/** An icon is made when it is first asked for, and kept as pages are until the brand changes. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const name = new URL(request.url).pathname.slice(1) as Icon
  const look = lookOf(documentsIn(context))
  const [{ makeIcon }, { markOf }] = await Promise.all([
    import('./icons.ts'),
    import('./mark-of.ts'),
  ])
  const { type, body } = await makeIcon(name, await markOf(look), look.palette)
  return new Response(new Uint8Array(body), {
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}
