import { useEffect } from 'react'
import type { Scheme } from './use-edited-page.ts'

/** The page in the frame has the colours of choice; what the viewer keeps for the site stays as it is. */
export function useScheme(window: Window | undefined, scheme: Scheme) {
  useEffect(() => {
    if (window) window.document.documentElement.dataset.scheme = scheme
  }, [window, scheme])
}
