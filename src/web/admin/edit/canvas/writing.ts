import { type Pasted, pastedFrom } from '../../content-form/rich/pasted-runs.ts'
import { sharedEnds } from '../model/shared-ends.ts'
import type { MarkedWords } from './words/marked-words.ts'

type MarkedText = { node: Text } & MarkedWords

type WritingTold = {
  label: string
  isOneLine: boolean
  /** All of it is chosen, so that what one types takes its place. */
  isNote: boolean
  /** What stands there while there are no words. */
  note: string
  onInput: (words: string) => void
  onPaste: (pasted: Pasted) => void
}

export type Writing = {
  element: HTMLElement
  end: () => void
  insert: (text: string) => void
  /** The words before and behind what is chosen in them. */
  aroundChosen: () => [before: string, after: string]
  /** Other words take the place of those that are there. */
  read: (words: string) => void
}

const tag = 'foyer-words'

/** Words of the page in an element of their own, in which one writes, until it ends. */
export function beginWriting(
  place: MarkedText,
  told: WritingTold,
  point?: { x: number; y: number },
): Writing {
  const { node, from, to, words } = place
  const document = node.ownerDocument
  const { data } = node
  const element = document.createElement(tag)
  const rest = document.createTextNode(data.slice(to))
  element.textContent = words
  element.setAttribute('contenteditable', 'plaintext-only')
  element.setAttribute('role', 'textbox')
  element.setAttribute('aria-label', told.label)
  element.setAttribute('aria-multiline', String(!told.isOneLine))
  element.setAttribute('aria-placeholder', told.note)
  element.spellcheck = true
  node.data = data.slice(0, from)
  node.after(element, rest)
  listen(element, told)
  element.focus({ preventScroll: true })
  putCaret(element, told.isNote ? undefined : point)

  let isOver = false
  return {
    element,
    insert: (text) => insertIn(element, text),
    aroundChosen: () => aroundChosen(element),
    read: (words) => readIn(element, words),
    end() {
      if (isOver) return
      isOver = true
      node.data += (wordsIn(element) || told.note) + rest.data
      element.remove()
      rest.remove()
    },
  }
}

const insertIn = (element: HTMLElement, text: string) =>
  void element.ownerDocument.execCommand('insertText', false, text)

/** Only what is another is replaced, so that the caret stays at the words that it is in. */
function readIn(element: HTMLElement, words: string) {
  const now = wordsIn(element)
  if (now === words) return
  element.normalize()
  const [node, ...more] = element.childNodes
  if (node?.nodeType === Node.TEXT_NODE && more.length === 0) {
    const [from, to] = sharedEnds(now, words)
    ;(node as Text).replaceData(from, now.length - to - from, words.slice(from, words.length - to))
  } else {
    element.textContent = words
    if (element.ownerDocument.hasFocus()) putCaret(element, { x: -1, y: -1 })
  }
}

function listen(element: HTMLElement, { isOneLine, onInput, onPaste }: WritingTold) {
  const insert = (text: string) => insertIn(element, text)
  element.addEventListener('input', () => onInput(wordsIn(element)))
  element.addEventListener('beforeinput', (event) => {
    if (!/^insert(Paragraph|LineBreak)$/.test(event.inputType)) return
    event.preventDefault()
    if (!isOneLine) insert('\n')
  })
  element.addEventListener('paste', (event) => {
    event.preventDefault()
    onPaste(pastedFrom(event.clipboardData))
  })
  element.addEventListener('drop', (event) => event.preventDefault())
}

function aroundChosen(element: HTMLElement): [before: string, after: string] {
  const chosen = element.ownerDocument.getSelection()?.getRangeAt(0)
  if (!chosen || !element.contains(chosen.commonAncestorContainer)) return [wordsIn(element), '']
  const [before, after] = [chosen.cloneRange(), chosen.cloneRange()]
  before.setStart(element, 0)
  before.setEnd(chosen.startContainer, chosen.startOffset)
  after.setEnd(element, element.childNodes.length)
  after.setStart(chosen.endContainer, chosen.endOffset)
  return [wordsIn(before.cloneContents()), wordsIn(after.cloneContents())]
}

function wordsIn(element: Node): string {
  return [...element.childNodes]
    .map((node) => (node.nodeName === 'BR' ? '\n' : (node.textContent ?? '')))
    .join('')
}

function putCaret(element: HTMLElement, point: { x: number; y: number } | undefined) {
  const document = element.ownerDocument
  const selection = document.getSelection()
  const at = point && document.caretPositionFromPoint?.(point.x, point.y)
  if (at && element.contains(at.offsetNode)) return selection?.collapse(at.offsetNode, at.offset)
  selection?.selectAllChildren(element)
  if (point) selection?.collapseToEnd()
}

/** The words that one writes in, if a node of any frame stands in them. */
export const isWritingIn = (node: Node | null): Element | null => {
  const element = node?.nodeType === Node.ELEMENT_NODE ? (node as Element) : node?.parentElement
  return element?.closest?.(tag) ?? null
}
