import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { isPopoverOpen, togglePopover } from './popover.ts'

const openAfter = 90
const closeAfter = 320
const clickGrace = 600

function show(panel: RefObject<HTMLElement | null>, openedAt: RefObject<number>) {
  if (isPopoverOpen(panel.current)) return
  openedAt.current = performance.now()
  togglePopover(panel.current, true)
}

/** Opens a panel when a mouse rests on its button, and forgives a path that strays outside. */
export function useHoverIntent(panel: RefObject<HTMLElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    // What a pointer has opened by the style sheet alone stays open.
    if (panel.current?.offsetWidth) show(panel, openedAt)
    return () => clearTimeout(timer.current)
  }, [panel])

  function later(delay: number, act: () => void) {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, delay)
  }

  return {
    enter({ pointerType }: PointerEvent) {
      if (pointerType === 'mouse') later(openAfter, () => show(panel, openedAt))
    },
    leave({ pointerType }: PointerEvent) {
      if (pointerType === 'mouse') later(closeAfter, () => togglePopover(panel.current, false))
    },
    justOpened: () => performance.now() - openedAt.current < clickGrace,
  }
}
