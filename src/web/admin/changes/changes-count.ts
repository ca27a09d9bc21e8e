import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { addressOf } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import type { Me } from '../session/session-state.tsx'

const path = addressOf('GET /api/content/changes/count')

/** How many drafts wait to be published: on arrival, and with each screen. */
export function useChangesCount(me: Me | undefined): number {
  const { pathname } = useLocation()
  const isAsked = me?.may.includes('content') ?? false
  const { data, refetch } = useQuery({ ...asks(path, me?.member.id), enabled: isAsked })
  useEffect(() => {
    if (isAsked) void refetch()
  }, [isAsked, pathname, refetch])
  return data?.changes ?? 0
}

/** Whatever was asked about what the site says is asked anew. */
export const refreshContent = (data: QueryClient) =>
  data.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      typeof address === 'string' && /^\/api\/(content|publications|previews)/.test(address),
  })
