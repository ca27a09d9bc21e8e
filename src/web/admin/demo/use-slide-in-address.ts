import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { useAhead } from '../presses/use-ahead.ts'

/** Which slide is shown stands in the address, counted from one; past either end it goes on at the other. */
export function useSlideInAddress(count: number) {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('slide') ?? 1)
  const place = Number.isInteger(asked) && asked >= 1 && asked <= count ? asked - 1 : 0
  const ahead = useAhead(place)
  const step = useCallback(
    (by: 1 | -1) => {
      ahead.ask((ahead.place + by + count) % count)
      const slide = String(ahead.place + 1)
      setSearch({ slide }, { replace: true, preventScrollReset: true })
    },
    [ahead, count, setSearch],
  )
  return { place, step }
}
