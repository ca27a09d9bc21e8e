import type { ClipboardEvent } from 'react'
import { Field } from '../../../ui/field/field.tsx'
import type { FieldProps } from '../field-props.ts'
import { isReadable, pastedBetween, pastedFrom, pastedRuns, readable } from '../rich/pasted-runs.ts'
import { pastedWords } from '../rich/pasted-words.ts'
import { useField } from '../use-field.ts'
import { useSplit } from '../use-split.ts'
import { Room } from './room.tsx'

/** Words of one line or several, and how much room is left for them. */
export function WordsField(props: FieldProps) {
  const { schema, path, isOptional } = props
  const { id, label, hint, error, mayChange, change } = useField(props)
  const paste = usePaste(path)
  // A field of several patterns is written in one way alone, such as a day: it has no room to tell of.
  const hasFormat = schema.allOf !== undefined
  const words = typeof props.value === 'string' ? props.value : ''
  const shared = (typed: string) =>
    change(typed === '' && isOptional ? undefined : typed, { typing: true })
  return (
    <Field id={id} label={label} {...(hint && { hint })} {...(error && { error })}>
      {(wiring) => (
        <>
          {schema.is === 'line' ? (
            <input
              {...wiring}
              data-path={path}
              value={words}
              readOnly={!mayChange}
              onPaste={mayChange ? pasteLine : undefined}
              onChange={({ target }) => shared(target.value)}
            />
          ) : (
            <textarea
              {...wiring}
              data-path={path}
              value={words}
              readOnly={!mayChange}
              onPaste={mayChange ? paste : undefined}
              onChange={({ target }) => shared(target.value)}
            />
          )}
          {mayChange && !hasFormat && <Room of={schema.maxLength} used={words.trim()} />}
        </>
      )}
    </Field>
  )
}

/** A browser leaves tabs and other breaks in a line, where nobody sees what is wrong with it. */
function pasteLine(event: ClipboardEvent<HTMLInputElement>) {
  const words = event.clipboardData.getData('text/plain')
  const line = pastedWords(words, true)
  if (line === words) return
  event.preventDefault()
  document.execCommand('insertText', false, line)
}

/** Several paragraphs that are pasted into one of a list are several of it. */
function usePaste(path: string) {
  const split = useSplit(path)
  if (!split) return undefined
  return (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = pastedFrom(event.clipboardData)
    if (isReadable(pasted) && pastedRuns(pasted, []).length < 2) return
    const { currentTarget: area } = event
    event.preventDefault()
    void readable(pasted).then(() => {
      const runs = pastedRuns(pasted, [])
      const { value, selectionStart: from, selectionEnd: to } = area
      if (runs.length < 2) document.execCommand('insertText', false, pasted.words)
      else split(pastedBetween(value.slice(0, from), runs, value.slice(to)))
    })
  }
}
