import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Find } from '../../../features/desk/find-on-desk.ts'
import { addressOf } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'

const pause = 150
const none: Find[] = []

/** What the desk has for what is typed: only the newest question is asked, older ones are dropped. */
export function useFinds(typed: string) {
  const query = typed.trim()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query), query === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [query])
  const { data, isError, isFetching, refetch } = useQuery({
    ...asks(addressOf('GET /api/desk/find', { query: { q: asked } })),
    enabled: asked !== '' && asked === query,
    placeholderData: keepPreviousData,
  })
  const isSearching = query !== '' && (isFetching || asked !== query)
  const phase = isSearching ? 'searching' : isError ? 'failed' : 'found'
  return { phase, finds: query === '' ? none : (data?.finds ?? none), retry: () => void refetch() }
}
