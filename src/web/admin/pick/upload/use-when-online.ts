import { useEffect } from 'react'

/** Does it when the browser is back online; without anything to do, nothing is waited for. */
export function useWhenOnline(work: (() => void) | undefined) {
  useEffect(() => {
    if (!work) return
    addEventListener('online', work)
    return () => removeEventListener('online', work)
  })
}
