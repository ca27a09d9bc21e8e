import { type MouseEvent, useRef } from 'react'

/** The button of a form that empties itself: the second click of two would send it empty. */
export const firstClickOnly = (event: MouseEvent) =>
  void (event.detail > 1 && event.preventDefault())

/** Does to each thing what is asked, but not again before it is done, nor by the second click of two. */
export function useOnce() {
  const atWork = useRef(new Set<string>())
  return async ({ detail }: { detail: number }, id: string, work: () => Promise<unknown>) => {
    if (detail > 1 || atWork.current.has(id)) return
    atWork.current.add(id)
    // What failed has been told by whoever did it.
    await work().catch(() => {})
    atWork.current.delete(id)
  }
}
