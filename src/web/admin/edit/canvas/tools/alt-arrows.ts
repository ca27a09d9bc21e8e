import type { KeyboardEvent } from 'react'

/** Alt and an arrow key move what is chosen, here as on the page. */
export const onAltArrows = (move: (by: -1 | 1) => void) => (event: KeyboardEvent) => {
  if (!event.altKey || !/^Arrow(Up|Down)$/.test(event.key)) return
  event.preventDefault()
  move(event.key === 'ArrowUp' ? -1 : 1)
}
