import { type PointerEvent, type RefObject, useState } from 'react'

/** Moves items by a handle, with a pointer of any kind: `over` is the place where the item would stand. */
export function useItemDrag(
  list: RefObject<HTMLElement | null>,
  move: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<{ from: number; over: number }>()

  function placeAt(y: number) {
    const items = [...(list.current?.children ?? [])]
    const at = items.findIndex((item) => {
      const { top, height } = item.getBoundingClientRect()
      return y < top + height / 2
    })
    return at === -1 ? items.length : at
  }
  const handle = (from: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from, over: from })
    },
    onPointerMove({ clientY }: PointerEvent) {
      if (!drag) return
      const before = placeAt(clientY)
      setDrag({ from, over: before > from ? before - 1 : before })
    },
    onPointerUp() {
      if (drag && drag.over !== drag.from) move(drag.from, drag.over)
      setDrag(undefined)
    },
    onPointerCancel: () => setDrag(undefined),
  })
  return { drag, handle }
}
