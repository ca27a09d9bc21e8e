import type { ChangedBy } from '../../frame/conflict/conflict.tsx'
import { callRoute } from '../../session/call-route.ts'
import type { WriteTexts } from '../write-texts.ts'

/** Who saved the post last, and what it said at an earlier version, as far as its history tells. */
export async function savedSince(
  key: string,
  version: number,
): Promise<{ changedBy: ChangedBy; base: WriteTexts | undefined }> {
  const { revisions } = await callRoute('GET /api/blogs/revisions/{key}', { params: { key } })
  const [last] = revisions
  const begun = revisions.find((one) => one.version === version)
  return {
    changedBy: last && { email: last.who, at: last.at },
    base: begun && (await textsAt(key, begun.id)),
  }
}

async function textsAt(key: string, id: string): Promise<WriteTexts> {
  const params = { key, id }
  const { revision } = await callRoute('GET /api/blogs/revisions/{key}/{id}', { params })
  const { title, summary, category, thumbnail, content } = revision
  return { title, summary, category, thumbnail, content }
}
