import {
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react'
import { isComposing } from '../is-composing.ts'
import { afterKey, type Here, type List, placeIn } from './choosing.ts'

/** Keys in a field that choose from the list below it, which never has the focus. */
export function useChoosing(list: List, typed: string, wasEntered = false) {
  const id = useId()
  const [here, setHere] = useState<Here>()
  const [isEntered, setEntered] = useState(wasEntered)
  const place = placeIn(list, here)
  const active = place < 0 ? undefined : `${id}${place}`

  const choose = () => active && document.getElementById(active)?.click()
  const chooseAsEntered = useEffectEvent(() => isEntered && choose())
  useEffect(() => void chooseAsEntered(), [isEntered, active])

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) {
      // The word is not finished: no form of it is searched for.
      if (event.key === 'Enter') event.preventDefault()
      return
    }
    const next = afterKey(event, list, typed, here)
    if (!next) return
    setEntered(false)
    setHere(next)
    if (next.isAmong) event.preventDefault()
  }

  /** Enter opens what is chosen; where nothing is, it waits for the answer, or `otherwise` has it. */
  function onSubmit(event: SubmitEvent, otherwise = () => setEntered(true)) {
    event.preventDefault()
    if (active) choose()
    else otherwise()
  }

  return { id, place, active, onKeyDown, onSubmit, forget: () => setEntered(false) }
}
