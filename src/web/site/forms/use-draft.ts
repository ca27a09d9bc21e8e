import { type RefObject, useEffect, useRef, useState } from 'react'
import { dropDraft, readDraft, restoreDraft, saveDraft, typedIn } from './form-draft.ts'

/** Keeps what is typed into a form in this browser until it is sent or thrown away. */
export function useDraft(
  name: string,
  form: RefObject<HTMLFormElement | null>,
  fields: string[],
  isAnswered: boolean,
) {
  const submissionId = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [restoredAt, setRestoredAt] = useState('')

  function save() {
    clearTimeout(timer.current)
    timer.current = undefined
    if (!form.current) return
    const values = Object.fromEntries(
      typedIn(form.current, fields).map((control) => [control.name, control.value]),
    )
    saveDraft(name, {
      savedAt: new Date().toISOString(),
      submissionId: submissionId.current,
      values,
    })
  }

  useEffect(() => {
    const draft = readDraft(name)
    submissionId.current = draft?.submissionId ?? crypto.randomUUID()
    if (draft && form.current && !isAnswered) {
      const restored = restoreDraft(typedIn(form.current, fields), draft)
      if (restored) setRestoredAt(draft.savedAt)
    }
    const flush = () => timer.current && save()
    addEventListener('pagehide', flush)
    return () => {
      flush()
      removeEventListener('pagehide', flush)
    }
  }, [name])

  return {
    restoredAt,
    submissionId,
    save,
    /** Other words are another message: a second one with the old number would count as the first. */
    typed(isNew: boolean) {
      if (isNew) submissionId.current = crypto.randomUUID()
      clearTimeout(timer.current)
      timer.current = setTimeout(save, 250)
    },
    drop() {
      clearTimeout(timer.current)
      timer.current = undefined
      dropDraft(name)
      submissionId.current = crypto.randomUUID()
      setRestoredAt('')
    },
  }
}
