import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** Which slide is shown stands in the address, counted from one; past either end it goes on at the other. */
export function useSlideInAddress(count: number) {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('slide') ?? 1)
  const place = Number.isInteger(asked) && asked >= 1 && asked <= count ? asked - 1 : 0
  const step = useCallback(
    (by: 1 | -1) =>
      setSearch(
        (now) => {
          const from = Number(now.get('slide') ?? 1)
          const at = Number.isInteger(from) && from >= 1 && from <= count ? from - 1 : 0
          return { slide: String(((at + by + count) % count) + 1) }
        },
        { replace: true, preventScrollReset: true },
      ),
    [count, setSearch],
  )
  return { place, step }
}
