import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Given } from '../session/api-routes.ts'
import { callRoute } from '../session/call-route.ts'
import { isLate, Refusal, sentenceOf } from '../session/desk-call.ts'
import { refreshContent } from './changes-count.ts'

export type ToPublish = {
  id: string
  version: number
  name: string
  /** It has a moment already, which another one takes the place of. */
  publishAt?: string | undefined
}

export type Needed = { id: string; name: string; isAbove: boolean }

type Body = Given<'POST /api/content/publish'>['body']

type Asked = {
  documents: ToPublish[]
  publishAt?: string | undefined
  depending?: Body['depending']
  override?: Body['override']
}

/** Publishes several documents as one, and says in words why it did not. */
export function usePublishing(onDone: (publishAt: string | undefined) => void) {
  const data = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ documents, ...how }: Asked) =>
      callRoute('POST /api/content/publish', {
        body: {
          documents: documents.map(({ id, version }) => ({ id, version })),
          ...how,
        },
      }),
    onSuccess: (_, { publishAt }) => onDone(publishAt),
    // The next try is for the versions that there are now.
    onError: (refused) => void (isLate(refused) && refreshContent(data)),
  })
  const needs = neededIn(error)
  return {
    publish: mutate,
    isPending,
    needs,
    trouble: error && needs.length === 0 ? sentenceOf(error) : undefined,
    fields: error instanceof Refusal ? Object.values(error.fields) : [],
  }
}

function neededIn(error: unknown): Needed[] {
  if (!(error instanceof Refusal) || error.code !== 'document-depends') return []
  return (error.answer as { needs: Needed[] }).needs
}
