import { useEffect, useEffectEvent } from 'react'

const betweenTriesMs = 15_000

/** Calls back when the browser says that the line is there again, and now and then in case it does not. */
export function useLineReturn(isWaiting: boolean, comeBack: () => void) {
  const again = useEffectEvent(comeBack)
  useEffect(() => {
    if (!isWaiting) return
    const onLine = () => again()
    const timer = setInterval(() => navigator.onLine && again(), betweenTriesMs)
    addEventListener('online', onLine)
    return () => {
      clearInterval(timer)
      removeEventListener('online', onLine)
    }
  }, [isWaiting])
}
