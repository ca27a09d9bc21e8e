import { type RefObject, useEffect, useState } from 'react'
import type { Errors } from './form-rules.ts'

/** What is wrong with which field; with each refusal the first of them takes the focus. */
export function useFormErrors(
  form: RefObject<HTMLFormElement | null>,
  check: (data: FormData) => Errors,
  served: Errors | undefined,
) {
  const [errors, setErrors] = useState<Errors>(served ?? {})
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const { current } = form
    // Not on arrival, nor out of another form: that would take the focus from a field someone is typing in.
    if (attempt > 0 && (document.activeElement?.closest('form') ?? current) === current)
      current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempt, form])

  const replace = (field: string, error?: string) =>
    setErrors(({ [field]: _, ...rest }) => (error ? { ...rest, [field]: error } : rest))

  return {
    errors,
    isRefused: attempt > 0,
    settle: () => setErrors({}),
    refuse(wrong: Errors) {
      setErrors(wrong)
      setAttempt((count) => count + 1)
    },
    /** Typing clears the field's error until it is judged again. */
    forgive: (field: string) => errors[field] && replace(field),
    /** What is wrong with one field, before all of them are sent. */
    judge: (field: string) =>
      form.current && replace(field, check(new FormData(form.current))[field]),
  }
}
