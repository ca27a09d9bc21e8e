import { useCallback, useEffect, useRef, useState } from 'react'
import { deskCall, sentenceOf } from '../session/desk-call.ts'

/** What an address of the API answers; a later question overtakes an earlier one. */
export function useLoaded<T>(path: string) {
  const [loaded, setLoaded] = useState<T>()
  const [trouble, setTrouble] = useState<string>()
  const asking = useRef<AbortController>(undefined)

  const load = useCallback(async () => {
    asking.current?.abort()
    const mine = new AbortController()
    asking.current = mine
    setTrouble(undefined)
    try {
      const answer = await deskCall<T>(path, { signal: mine.signal })
      if (!mine.signal.aborted) setLoaded(answer)
    } catch (error) {
      if (!mine.signal.aborted) setTrouble(sentenceOf(error))
    }
  }, [path])
  useEffect(() => {
    void load()
    return () => asking.current?.abort()
  }, [load])

  return { loaded, setLoaded, trouble, load }
}
