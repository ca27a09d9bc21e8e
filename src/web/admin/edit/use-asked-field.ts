import { useEffect, useEffectEvent, useRef } from 'react'
import { type Field, keyOf } from './fields/field-path.ts'

/** Leads once to the field that the address names, when the page is there. */
export function useAskedField(
  field: Field | undefined,
  isThere: boolean,
  goTo: (field: Field) => void,
) {
  const done = useRef('')
  const key = field && keyOf(field)
  const go = useEffectEvent(() => {
    if (!field || !key || done.current === key) return
    done.current = key
    goTo(field)
  })
  useEffect(() => {
    if (isThere && key) go()
  }, [isThere, key])
}
