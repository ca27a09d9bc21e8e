import { useEffect, useRef, useState } from 'react'

/** How wide an element is, in pixels, so that what is drawn in it keeps its letters' size; 0 until it is known. */
export function useWidth<T extends Element>() {
  const element = useRef<T>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)))
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [])
  return [element, width] as const
}
