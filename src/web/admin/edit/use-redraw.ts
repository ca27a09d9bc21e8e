import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CanvasStore } from './canvas/canvas-state.ts'
import type { EditorModel } from './model/editor-model.ts'

const pause = 60

/** The page stays as it is while somebody writes in it; what was held back then is due when they are done. */
export function useHold(store: CanvasStore) {
  const [hold] = useState(() => {
    let isDue = false
    return {
      isHeld: () => store.get().isWriting,
      onHeld: () => void (isDue = true),
      isDueNow() {
        const isNow = isDue && !store.get().isWriting
        if (isNow) isDue = false
        return isNow
      },
    }
  })
  return hold
}

type Drawing = {
  model: EditorModel
  store: CanvasStore
  hold: ReturnType<typeof useHold>
  draw: () => Promise<void>
}

/** Saves, and then has the page drawn anew; what is asked for meanwhile is one more time at most. */
export function useRedraw({ model, store, hold, draw }: Drawing) {
  const latest = useRef(draw)
  useEffect(() => {
    latest.current = draw
  })
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const redraw = () => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(async () => {
      // Unsaved changes come with the next save; the page is drawn with what there is.
      await model.flush().catch(() => {})
      if (hold.isHeld()) hold.onHeld()
      else await latest.current()
    }, pause)
  }
  const heard = useEffectEvent(() => hold.isDueNow() && redraw())
  useEffect(() => store.subscribe(() => void heard()), [store])
  return redraw
}
