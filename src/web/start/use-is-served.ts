import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether React took this part over as the server drew it. What it makes anew, because a page came later or
 * was changed on its way, must not be written as HTML: Trusted Types forbid that.
 */
export function useIsServed() {
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return useState(isServed)[0]
}
