import { type RefObject, useEffect, useRef } from 'react'

/** A form's ref: with each refusal (an error, or a number that counts them) its first wrong field takes the focus. */
export function useFirstWrong(refusal: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusal])
  return form
}
