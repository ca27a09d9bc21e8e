import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'

const openAfter = 90
const closeAfter = 320
const clickGrace = 600

/** Browsers from before 2024 know no popovers, and refuse to be asked for one by its state. */
export const isSeen = (panel: HTMLElement | null) => Boolean(panel?.offsetWidth)

function show(panel: RefObject<HTMLElement | null>, openedAt: RefObject<number>) {
  if (panel.current?.togglePopover && panel.current.matches(':popover-open')) return
  openedAt.current = performance.now()
  panel.current?.togglePopover?.(true)
}

/** Opens a panel when a mouse rests on its button, and forgives a path that strays outside. */
export function useHoverIntent(panel: RefObject<HTMLElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    // What a pointer has opened by the style sheet alone stays open.
    if (isSeen(panel.current)) show(panel, openedAt)
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
      if (pointerType === 'mouse') later(closeAfter, () => panel.current?.togglePopover?.(false))
    },
    justOpened: () => performance.now() - openedAt.current < clickGrace,
  }
}
