import { useEffect, useEffectEvent } from 'react'
import type { Phase } from '../forms/use-one-sending.ts'

const ask = (leaving: BeforeUnloadEvent) => leaving.preventDefault()

/** Who closes the tab while an application is being sent, or waits to be, is asked first. */
export function useUnderWay(phase: Phase, onBegin?: () => void) {
  const isUnderWay = phase === 'sending' || phase === 'waiting'
  const begin = useEffectEvent(() => onBegin?.())
  useEffect(() => {
    if (!isUnderWay) return undefined
    begin()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnderWay])
}
