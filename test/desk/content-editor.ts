import type { Document, Value } from '../../src/features/documents/document-value.ts'
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
  const save = ({ kind, id, version, value }: Document, change: object, slug?: string) =>
    answered(
      call('PUT', `/api/content/${kind}/${id}`, {
        version,
        value: { ...value, ...change },
        ...(slug !== undefined && { slug }),
      }),
    )
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
    change: async (document: Document, change: object, slug?: string) =>
      publish(await save(document, change, slug)),
    /** All of them go out at once: the gate looks at pages once, not once for each. */
    async changeTogether(documents: Document[], change: object) {
      const saved: Document[] = []
      for (const document of documents) saved.push(await save(document, change))
      const versions = saved.map(({ id, version }) => ({ id, version }))
      const answer = await call('POST', '/api/content/publish', { documents: versions })
      if (!answer.ok) throw new Error(await answer.text())
    },
  }
}
