import { callRoute } from '../session/call-route.ts'

type Listed = { kind: string; id: string }

/** Has a document stand at a place of its list; the others stay in their order. */
export async function putAtPlace({ kind, id }: Listed, list: Listed[], place: number) {
  const others = list.filter((one) => one.id !== id)
  const behind = place === 0 ? null : others[place - 1]!.id
  await callRoute('POST /api/content/{kind}/{id}/move', {
    params: { kind, id },
    body: { behind },
  })
}
