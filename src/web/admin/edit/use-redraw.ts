import { useEffect, useState } from 'react'
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

type Redraw = Pick<ReturnType<typeof useHold>, 'isHeld' | 'onHeld'> & {
  model: Pick<EditorModel, 'flush' | 'state'>
}

/** Saves, and then has the page drawn anew; what is asked for meanwhile is one more time at most. */
export function openRedraw({ model, isHeld, onHeld }: Redraw) {
  let draw = async () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBehind = false

  async function go() {
    const isSaved = await model.flush().then(
      () => true,
      () => model.state().save === 'saved',
    )
    isBehind ||= !isSaved
    if (isHeld()) return onHeld()
    // Without a line there is no page; else it is drawn with what is saved of it.
    if (isSaved || model.state().save !== 'offline') await draw()
  }
  const redraw = () => {
    clearTimeout(timer)
    timer = setTimeout(go, pause)
  }
  return {
    redraw,
    /** What was drawn without the last changes, or not at all, is drawn once they are saved. */
    heard() {
      if (!isBehind || model.state().save !== 'saved') return
      isBehind = false
      redraw()
    },
    drawWith: (how: () => Promise<void>) => void (draw = how),
    stop: () => clearTimeout(timer),
  }
}

type Drawing = {
  model: EditorModel
  store: CanvasStore
  hold: ReturnType<typeof useHold>
  draw: () => Promise<void>
}

export function useRedraw({ model, store, hold, draw }: Drawing) {
  const [{ redraw, heard, drawWith, stop }] = useState(() => openRedraw({ model, ...hold }))
  useEffect(() => drawWith(draw))
  useEffect(() => stop, [stop])
  useEffect(() => model.subscribe(heard), [model, heard])
  useEffect(() => store.subscribe(() => hold.isDueNow() && redraw()), [store, hold, redraw])
  return redraw
}
