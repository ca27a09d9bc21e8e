import { type RefObject, useLayoutEffect, useState } from 'react'

/** Lays the frames out in a width of their own, made smaller where there is less room. */
export function useScale(
  stage: RefObject<HTMLElement | null>,
  host: RefObject<HTMLElement | null>,
  width: number | undefined,
): number {
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const [outer, inner] = [stage.current!, host.current!]
    const lay = () => {
      const by = width ? Math.min(1, outer.clientWidth / width) : 1
      const shownWidth = width ? width * by : outer.clientWidth
      Object.assign(inner.style, {
        width: `${width ?? outer.clientWidth}px`,
        height: `${outer.clientHeight / by}px`,
        transform: `scale(${by})`,
        left: `${(outer.clientWidth - shownWidth) / 2}px`,
      })
      setScale(by)
    }
    lay()
    const observer = new ResizeObserver(lay)
    observer.observe(outer)
    return () => observer.disconnect()
  }, [stage, host, width])
  return scale
}
