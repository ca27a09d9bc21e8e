import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { dropDraft, readDraft, restoreDraft, saveDraft, typedIn } from './form-draft.ts'

/** Browsers offer `randomUUID` only where the line is safe. */
const newId = () => `${Date.now()}-${Math.random()}`

/** Keeps what is typed into a form in this browser until it is sent or thrown away. */
export function useFormDraft(
  name: string,
  form: RefObject<HTMLFormElement | null>,
  fields: string[],
  isAnswered: boolean,
) {
  const submissionId = useRef('')
  const [restoredAt, setRestoredAt] = useState('')

  /** Gives the number under which it is to be sent. */
  function save() {
    if (form.current) {
      const controls = typedIn(form.current, fields)
      saveDraft(name, {
        savedAt: new Date().toISOString(),
        submissionId: submissionId.current,
        values: Object.fromEntries(controls.map((control) => [control.name, control.value])),
      })
    }
    return submissionId.current
  }

  const restore = useEffectEvent(() => {
    const draft = readDraft(name)
    submissionId.current = draft?.submissionId ?? newId()
    if (!form.current || isAnswered) return
    const controls = typedIn(form.current, fields)
    if (draft && restoreDraft(controls, draft)) setRestoredAt(draft.savedAt)
    if (controls.some(({ value, tagName }) => value && tagName !== 'SELECT')) save()
  })

  useEffect(() => restore(), [])

  return {
    restoredAt,
    save,
    /** Other words are another message, with a number of its own. */
    typed(isNew: boolean) {
      if (isNew) submissionId.current = newId()
      save()
    },
    drop() {
      dropDraft(name)
      submissionId.current = newId()
      setRestoredAt('')
    },
  }
}
