import type { FormEvent } from 'react'

/** The value of the button that sent a form; nothing where a key did. */
export const submitterOf = ({ nativeEvent }: FormEvent) =>
  ((nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null)?.value || undefined
