import { useEffect, useRef } from 'react'

/** Whether the screen part still stands, for an answer that may come after it has gone. */
export function useIsThere() {
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => void (isThere.current = false)
  }, [])
  return isThere
}
