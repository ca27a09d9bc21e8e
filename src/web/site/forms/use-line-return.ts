import { useEffect, useRef } from 'react'

const betweenTriesMs = 15_000

/** Calls back when the browser says that the line is there again, and now and then in case it does not. */
export function useLineReturn(isWaiting: boolean, onReturn: () => void) {
  const latest = useRef(onReturn)
  latest.current = onReturn
  useEffect(() => {
    if (!isWaiting) return
    const again = () => latest.current()
    const timer = setInterval(() => navigator.onLine && again(), betweenTriesMs)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [isWaiting])
}
