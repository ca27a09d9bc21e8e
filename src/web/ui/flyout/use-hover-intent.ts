import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'

const openAfter = 90
const closeAfter = 320
const clickGrace = 600

/** Opens a panel when a mouse rests on its button, and forgives a path that strays outside. */
export function useHoverIntent(panel: RefObject<HTMLElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => () => clearTimeout(timer.current), [])

  function later(delay: number, act: () => void) {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, delay)
  }

  return {
    enter({ pointerType }: PointerEvent) {
      if (pointerType !== 'mouse') return
      later(openAfter, () => {
        if (panel.current?.matches(':popover-open')) return
        openedAt.current = performance.now()
        panel.current?.showPopover()
      })
    },
    leave({ pointerType }: PointerEvent) {
      if (pointerType !== 'mouse') return
      later(closeAfter, () => {
        if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
      })
    },
    justOpened: () => performance.now() - openedAt.current < clickGrace,
  }
}
