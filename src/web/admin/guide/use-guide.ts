import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Answer, Given } from '../session/api-routes.ts'
import { addressOf, callRoute } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import { useSession } from '../session/session-state.tsx'

export type Guide = Answer<'GET /api/guide'>['guide']

const address = addressOf('GET /api/guide')

/** How far the company is, for owners; nobody else is led. */
export function useGuide() {
  const { me } = useSession()
  return useQuery({
    ...asks(address, me?.member.id),
    enabled: me?.may.includes('company content') ?? false,
    staleTime: 15_000,
    refetchOnWindowFocus: true,
  })
}

/** Keeps a guide that an answer brought for every place that shows it. */
export function useGuideKeeper() {
  const data = useQueryClient()
  return ({ guide }: { guide: Guide }) => data.setQueriesData({ queryKey: [address] }, { guide })
}

export function useChangeGuide() {
  const keep = useGuideKeeper()
  return useMutation({
    mutationFn: (body: Given<'PUT /api/guide'>['body']) => callRoute('PUT /api/guide', { body }),
    onSuccess: keep,
  })
}

export const isStepDone = ({ done, total, isSettled }: Guide['steps'][number]) =>
  isSettled || done === total

export const stepsDone = ({ steps }: Guide) => steps.filter(isStepDone).length

/** How many places that the site can't do without still show the sample. */
export const placesLeft = ({ places }: Guide) =>
  places.reduce((sum, { count, isKept }) => sum + (isKept ? 0 : count), 0)

/** It leads on: there is something to do, and nobody has put it away. */
export const isLeading = (guide: Guide | undefined): guide is Guide =>
  guide !== undefined && !guide.isDone && !guide.isHidden
