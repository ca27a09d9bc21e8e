import { useEffect, useRef, useState } from 'react'

type Fields = Record<string, string>

const isField = (one: Element): one is HTMLInputElement | HTMLTextAreaElement =>
  one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement

/** React fills a text area anew when it takes the page over, so what was typed is noted before. */
function noteTyped(): Fields {
  if (typeof document === 'undefined') return {}
  const areas = document.querySelectorAll<HTMLTextAreaElement>('#try textarea')
  return Object.fromEntries([...areas].map(({ name, value }) => [name, value]))
}

/** What stands in the named fields of a fieldset, to begin with what the page was drawn with. */
export function useFields(drawn: Fields) {
  const ref = useRef<HTMLFieldSetElement>(null)
  const [values, setValues] = useState(drawn)
  const [typed] = useState(noteTyped)
  const fields = () => [...(ref.current?.elements ?? [])].filter(isField)
  const read = () => setValues(Object.fromEntries(fields().map((one) => [one.name, one.value])))

  // Whoever changed one before React came finds it where they left it.
  useEffect(() => {
    for (const field of fields()) {
      const before = typed[field.name]
      if (before !== undefined && before !== field.value) field.value = before
    }
    read()
  }, [typed])

  function putBack() {
    for (const field of fields()) field.value = field.defaultValue
    read()
  }
  return { values, putBack, fieldset: { ref, onInput: read } }
}
