import { type RefCallback, useCallback } from 'react'
import { boxAround, boxesOf, type Spot } from './spots.ts'

type Box = { left: number; top: number; width: number; height: number }

/** After these, what is followed may be elsewhere. */
const movers = ['scroll', 'resize', 'input', 'transitionrun', 'animationstart'] as const
const listening = { capture: true, passive: true }

/** For what moves it without any of them, such as a picture that arrives. */
const restMs = 250

/** For the `ref` of an element that stays where a spot of the frame is: at each frame while that moves, else at rest. */
export function usePlace(
  spot: Spot | undefined,
  scale: number,
  put: (element: HTMLElement, box: Box) => void = putAround,
): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      const view = spot?.element.ownerDocument.defaultView
      if (!spot || !element || !view) return
      let box: Box | undefined
      let last = ''
      let frame = 0
      let rest = 0
      const putThere = () => box && put(element, scaled(box, scale))
      const hasMoved = () => {
        box = boxOf(spot)
        const key = box ? `${box.left} ${box.top} ${box.width} ${box.height}` : 'none'
        if (key === last) return false
        last = key
        element.hidden = !box
        putThere()
        return true
      }
      const look = () => {
        frame = 0
        if (hasMoved()) lookSoon()
        else rest = window.setTimeout(lookSoon, restMs)
      }
      const lookSoon = () => {
        clearTimeout(rest)
        frame ||= requestAnimationFrame(look)
      }
      const own = new ResizeObserver(putThere)
      own.observe(element)
      for (const mover of movers) view.addEventListener(mover, lookSoon, listening)
      look()
      return () => {
        for (const mover of movers) view.removeEventListener(mover, lookSoon, listening)
        own.disconnect()
        clearTimeout(rest)
        cancelAnimationFrame(frame)
      }
    },
    [spot, scale, put],
  )
}

const scaled = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left * by,
  top: top * by,
  width: width * by,
  height: height * by,
})

function putAround(element: HTMLElement, { left, top, width, height }: Box) {
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

const writingTag = 'foyer-words'

/** In pixels of the page. While one writes, the words stand in an element of their own. */
function boxOf(spot: Spot): Box | undefined {
  const writing = spot.text && spot.element.querySelector(writingTag)
  return boxAround(writing ? [...writing.getClientRects()] : boxesOf(spot))
}
