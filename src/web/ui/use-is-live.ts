import { startTransition, useEffect, useState } from 'react'

/** Whether React has taken this part of the page over; the server's drawing and the first one here say no. */
export function useIsLive(): boolean {
  const [isLive, setLive] = useState(false)
  useEffect(() => startTransition(() => setLive(true)), [])
  return isLive
}
