import { useEffect, useRef } from 'react'
import toast from 'react-hot-toast/headless'
import { Refusal, sentenceOf } from './desk-call.ts'

/** Whether the screen part still stands, for an answer that may come after it has gone. */
export function useIsThere() {
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => void (isThere.current = false)
  }, [])
  return isThere
}

/** What is refused when its form has gone; that a session has ended, the login says. */
export function tellLate(error: unknown) {
  const isSessionOver = error instanceof Refusal && error.status === 401
  if (!isSessionOver) toast.error(sentenceOf(error))
}
