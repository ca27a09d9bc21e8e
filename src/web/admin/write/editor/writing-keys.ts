import { FORMAT_TEXT_COMMAND, type LexicalEditor } from 'lexical'
import type { KeyboardEvent } from 'react'
import { isComposing } from '../../../ui/is-composing.ts'
import { letterOf } from '../../presses/letter-of.ts'

/** The keys that lead from the words to the toolbar, to a link and to code. */
export function answerKey(
  event: KeyboardEvent<HTMLElement>,
  editor: LexicalEditor | undefined,
  askLink: () => void,
) {
  if (isComposing(event.nativeEvent)) return
  const isControl = event.ctrlKey || event.metaKey
  if (event.altKey && event.key === 'F10') {
    event.preventDefault()
    event.currentTarget.parentElement
      ?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')
      ?.focus()
  }
  if (isControl && !event.altKey && !event.shiftKey && letterOf(event) === 'k') {
    event.preventDefault()
    event.stopPropagation()
    askLink()
  }
  if (isControl && event.key === 'e') {
    event.preventDefault()
    editor?.dispatchCommand(FORMAT_TEXT_COMMAND, 'code')
  }
}
