import { callRoute } from '../session/call-route.ts'

type Kept = { id: string; version: number }
type Redirect = Partial<Kept> & { from: string; to: string }

/** Makes a redirect, or changes one, and has visitors led by it at once; tells what is kept before they are. */
export async function saveRedirect(
  { id, version, from, to }: Redirect,
  onKept?: (kept: Kept) => void,
) {
  const kind = 'redirect'
  const value = { from, to }
  const { document } =
    id === undefined || version === undefined
      ? await callRoute('POST /api/content/{kind}', { params: { kind }, body: { value } })
      : await callRoute('PUT /api/content/{kind}/{id}', {
          params: { kind, id },
          body: { value, version },
        })
  onKept?.({ id: document.id, version: document.version })
  await callRoute('POST /api/content/{kind}/{id}/publish', {
    params: { kind, id: document.id },
    body: { version: document.version },
  })
}
