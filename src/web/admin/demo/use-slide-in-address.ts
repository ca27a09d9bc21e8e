import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/** Which slide is shown stands in the address, counted from one; past either end it goes on at the other. */
export function useSlideInAddress(count: number) {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('slide') ?? 1)
  const place = Number.isInteger(asked) && asked >= 1 && asked <= count ? asked - 1 : 0
  // Presses come faster than the address changes.
  const latest = useRef(place)
  useEffect(() => void (latest.current = place), [place])
  const step = useCallback(
    (by: 1 | -1) => {
      latest.current = (latest.current + by + count) % count
      const slide = String(latest.current + 1)
      setSearch({ slide }, { replace: true, preventScrollReset: true })
    },
    [count, setSearch],
  )
  return { place, step }
}
