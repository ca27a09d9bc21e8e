import { useEffect, useState } from 'react'
import type { Find } from '../../../features/desk/find-on-desk.ts'
import { deskCall } from '../session/desk-call.ts'

const pause = 150
const none: Find[] = []

type Search = { phase: 'searching' | 'found' | 'failed'; finds: Find[] }

/** What the desk has for what is typed: only the newest question is asked, older ones are dropped. */
export function useFinds(typed: string) {
  const [search, setSearch] = useState<Search>({ phase: 'found', finds: none })
  const [attempt, setAttempt] = useState(0)
  const query = typed.trim()

  useEffect(() => {
    const dropped = new AbortController()
    if (query === '') return setSearch({ phase: 'found', finds: none })
    setSearch(({ finds }) => ({ phase: 'searching', finds }))
    const timer = setTimeout(() => {
      const path = `/api/desk/find?${new URLSearchParams({ q: query })}`
      deskCall<{ finds: Find[] }>(path, { signal: dropped.signal }).then(
        ({ finds }) => !dropped.signal.aborted && setSearch({ phase: 'found', finds }),
        () => !dropped.signal.aborted && setSearch({ phase: 'failed', finds: none }),
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      dropped.abort()
    }
  }, [query, attempt])

  return { ...search, retry: () => setAttempt((count) => count + 1) }
}
