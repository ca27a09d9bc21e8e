import { useEffect, useEffectEvent } from 'react'
import { letterOf } from '../../../presses/letter-of.ts'

type Steps = { undo: () => void; redo: () => void }

/** Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y, wherever the focus is in the desk. */
export function useUndoKeys({ undo, redo }: Steps) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey, target } = event
    const key = letterOf(event)
    if (!(ctrlKey || metaKey) || altKey || (key !== 'z' && key !== 'y')) return
    if (isText(target) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    if (key === 'y' || shiftKey) redo()
    else undo()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

const texts =
  'textarea, input:is([type="text"], [type="url"], [type="number"], [type="search"], :not([type]))'

/** In a field of text the browser undoes what was typed there. */
const isText = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(texts))
