import { useEffect, useRef } from 'react'
import type { EditorModel } from './model/editor-model.ts'

const pause = 60

/** Saves, and then has the page drawn anew; what is asked for meanwhile is one more time at most. */
export function useRedraw(model: EditorModel, draw: () => Promise<void>) {
  const latest = useRef(draw)
  useEffect(() => {
    latest.current = draw
  })
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(async () => {
      // Unsaved changes come with the next save; the page is drawn with what there is.
      await model.flush().catch(() => {})
      await latest.current()
    }, pause)
  }
}
