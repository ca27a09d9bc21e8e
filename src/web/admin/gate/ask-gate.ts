import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Finding } from '../../../features/gate/finding.ts'
import type { Value } from '../../../features/documents/document-value.ts'
import { callRoute } from '../session/call-route.ts'

/** With a value, that is judged though somebody writes on. */
export type ToJudge = { id: string; version: number; value?: Value }[]

/** What is saved of a document, as somebody sees it. */
export type Seen = Required<ToJudge[number]>

const named = (documents: ToJudge) => documents.map(({ id, version }) => `${id} ${version}`)

/** What the server says of these drafts. */
export const judging = (documents: ToJudge) =>
  queryOptions({
    queryKey: ['gate', ...named(documents)],
    queryFn: ({ signal }) =>
      callRoute('POST /api/gate', {
        body: { documents: documents.map(({ id, version, value }) => ({ id, version, value })) },
        signal,
      }),
    staleTime: Infinity,
  })

/** What axe says of the pages that show them, read in a frame. */
export const reading = (documents: ToJudge, pages: string[] = []) =>
  queryOptions({
    queryKey: ['gate', 'axe', ...named(documents)],
    queryFn: async ({ signal }) => {
      const ids = documents.map(({ id }) => id)
      const drafts = ids.length > 20 ? undefined : ids
      const { base } = await callRoute('POST /api/previews/frame', { body: { drafts }, signal })
      const { readPages } = await import('./read-pages.ts')
      return readPages({ base, pages, ids, signal })
    },
    staleTime: Infinity,
  })

/** Asked anew, and kept until a dialog that shows it is open. */
const now = { staleTime: 0, gcTime: 10_000 }

/** Asks both at once, for a button. A check that fails holds nobody up: the server judges once more. */
export async function askGate(data: QueryClient, documents: Seen[]): Promise<Finding[]> {
  try {
    const { findings, pages } = await data.fetchQuery({ ...judging(documents), ...now })
    const read = data.fetchQuery({ ...reading(documents, pages), ...now })
    return [...findings, ...(await read.catch(() => []))]
  } catch {
    return []
  }
}
