import { type RefObject, useEffect } from 'react'

/** In pixels. What covers less is a bar of the browser, which `dvh` accounts for. */
const leastKeyboard = 100

/** Keeps the screen above the keyboard of a phone: browsers lay it over the page, and over the tools at its foot. */
export function useRoom(screen: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const fit = () => {
      const isZoomed = Math.abs(seen.scale - 1) > 0.01
      const isCovered = !isZoomed && window.innerHeight - seen.height > leastKeyboard
      screen.current?.style.setProperty('--room', isCovered ? `${seen.height}px` : '')
      screen.current?.style.setProperty('translate', isCovered ? `0 ${seen.offsetTop}px` : '')
    }
    fit()
    seen.addEventListener('resize', fit)
    seen.addEventListener('scroll', fit)
    return () => {
      seen.removeEventListener('resize', fit)
      seen.removeEventListener('scroll', fit)
    }
  }, [screen])
}
