import type { Document, Value } from '../src/features/documents/document-value.ts'
import { caller } from './desk-visit.ts'

/** What pages say, as an owner changes it. */
export async function contentEditor(url: string) {
  const { call } = await caller(url)
  const answered = async (answer: Promise<Response>) => {
    const response = await answer
    if (!response.ok) throw new Error(await response.text())
    return ((await response.json()) as { document: Document }).document
  }
  const publish = ({ kind, id, version }: Document) =>
    answered(call('POST', `/api/content/${kind}/${id}/publish`, { version }))
  return {
    call,
    publish,
    documents: async (kind: string) =>
      ((await (await call('GET', `/api/content/${kind}`)).json()) as { documents: Document[] })
        .documents,
    remove: async ({ kind, id }: Pick<Document, 'kind' | 'id'>) =>
      (await call('DELETE', `/api/content/${kind}/${id}`)).status,
    create: async (kind: string, slug: string, value: Value) =>
      publish(await answered(call('POST', `/api/content/${kind}`, { slug, value }))),
    change: async ({ kind, id, version, value }: Document, change: object, slug?: string) =>
      publish(
        await answered(
          call('PUT', `/api/content/${kind}/${id}`, {
            version,
            value: { ...value, ...change },
            ...(slug !== undefined && { slug }),
          }),
        ),
      ),
  }
}
