import { useEffect, useState } from 'react'

/**
 * How many slides behind the first have their drawings: none until React has taken the slides over, then one more at a
 * time, as each is work for a slow phone.
 */
export function useDrawn(count: number): number {
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    if (drawn < count) setTimeout(() => setDrawn(drawn + 1), drawn && 100)
  }, [drawn, count])
  return drawn
}
