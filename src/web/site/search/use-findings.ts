import { useEffect, useState } from 'react'
import type { Findings } from '../../../features/search/searchable-page.ts'

const pause = 120
const patience = 10_000

type Search = { phase: 'searching' | 'found' | 'failed'; findings?: Findings }

/** What is found while somebody types: only the newest question is asked, older ones are dropped. */
export function useFindings(typed: string) {
  const [search, setSearch] = useState<Search>({ phase: 'searching' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const dropped = new AbortController()
    setSearch(({ findings }) => ({ phase: 'searching', findings }))
    const timer = setTimeout(
      async () => {
        try {
          const signal = AbortSignal.any([dropped.signal, AbortSignal.timeout(patience)])
          const answer = await fetch(`/api/search?${new URLSearchParams({ q: typed })}`, { signal })
          if (!answer.ok) throw new Error(answer.statusText)
          const findings = await answer.json()
          if (!dropped.signal.aborted) setSearch({ phase: 'found', findings })
        } catch {
          if (!dropped.signal.aborted) setSearch({ phase: 'failed' })
        }
      },
      typed && attempt === 0 ? pause : 0,
    )
    return () => {
      clearTimeout(timer)
      dropped.abort()
    }
  }, [typed, attempt])

  return { ...search, retry: () => setAttempt((count) => count + 1) }
}
