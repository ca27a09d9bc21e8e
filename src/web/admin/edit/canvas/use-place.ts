import { type RefObject, useEffect } from 'react'

export type Box = { left: number; top: number; width: number; height: number }

/** Keeps an element where something of the frame is, however that moves. `measure` is in pixels of the page. */
export function usePlace(
  element: RefObject<HTMLElement | null>,
  scale: number,
  measure: (() => Box | undefined) | undefined,
  put: (element: HTMLElement, box: Box) => void = putAround,
) {
  useEffect(() => {
    if (!measure) return
    let last = ''
    let frame = 0
    const look = () => {
      frame = requestAnimationFrame(look)
      const { current } = element
      const box = current && measure()
      const key = box ? `${box.left} ${box.top} ${box.width} ${box.height}` : 'none'
      if (!current || key === last) return
      last = key
      current.hidden = !box
      if (box) put(current, scaled(box, scale))
    }
    look()
    return () => cancelAnimationFrame(frame)
  })
}

const scaled = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left * by,
  top: top * by,
  width: width * by,
  height: height * by,
})

export function putAround(element: HTMLElement, { left, top, width, height }: Box) {
  Object.assign(element.style, {
    transform: `translate(${left}px, ${top}px)`,
    width: `${width}px`,
    height: `${height}px`,
  })
}

/** Above the place if there is room, else below it, and never beyond the sides. */
export function putBeside(element: HTMLElement, { left, top, height }: Box) {
  const stage = element.parentElement!
  const own = element.getBoundingClientRect()
  const above = top - own.height - 8
  const below = Math.min(top + height + 8, stage.clientHeight - own.height - 4)
  const x = Math.max(4, Math.min(left - 4, stage.clientWidth - own.width - 4))
  element.style.transform = `translate(${x}px, ${above >= 4 ? above : Math.max(4, below)}px)`
}
