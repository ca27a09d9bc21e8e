import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Document } from '../../../features/documents/document-value.ts'
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
  const isToldOfOthers = useRef(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ documents, ...how }: Asked) =>
      publishBeside(
        (now) => callRoute('POST /api/content/publish', { body: { documents: now, ...how } }),
        documents.map(({ id, version }) => ({ id, version })),
        isToldOfOthers.current,
      ),
    onSuccess: (_, { publishAt }) => onDone(publishAt),
    // The next try is for the versions that there are now.
    onError(refused) {
      isToldOfOthers.current = isLate(refused)
      if (isLate(refused)) void refreshContent(data)
    },
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

type Now = Body['documents']

/**
 * Whoever has been told that others write on, and presses again, publishes what they have saved at this moment;
 * what they write after it stays a draft.
 */
export async function publishBeside(
  publish: (documents: Now) => Promise<unknown>,
  documents: Now,
  isToldOfOthers: boolean,
) {
  const known = new Map<string, Now[number]>()
  for (;;) {
    try {
      return await publish(documents.map((one) => known.get(one.id) ?? one))
    } catch (error) {
      const { document } = (isLate(error) && isToldOfOthers ? error.answer : {}) as {
        document?: Document
      }
      if (!document || known.has(document.id)) throw error
      const { id, version, value } = document
      known.set(id, { id, version, value })
    }
  }
}

function neededIn(error: unknown): Needed[] {
  if (!(error instanceof Refusal) || error.code !== 'document-depends') return []
  return (error.answer as { needs: Needed[] }).needs
}
