import type { MarkedWords } from './marked-words.ts'

type Place = { node: Text } & MarkedWords

type WritingTold = {
  label: string
  isOneLine: boolean
  /** All of it is chosen, so that what one types takes its place. */
  isNote: boolean
  onInput: (words: string) => void
}

export type Writing = { element: HTMLElement; end: () => void; insert: (text: string) => void }

const tag = 'foyer-words'

/** Words of the page in an element of their own, in which one writes, until it ends. */
export function beginWriting(
  place: Place,
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
    end() {
      if (isOver) return
      isOver = true
      node.data += wordsIn(element) + rest.data
      element.remove()
      rest.remove()
    },
  }
}

const insertIn = (element: HTMLElement, text: string) =>
  void element.ownerDocument.execCommand('insertText', false, text)

function listen(element: HTMLElement, { isOneLine, onInput }: WritingTold) {
  const insert = (text: string) => insertIn(element, text)
  element.addEventListener('input', () => onInput(wordsIn(element)))
  element.addEventListener('beforeinput', (event) => {
    if (!/^insert(Paragraph|LineBreak)$/.test(event.inputType)) return
    event.preventDefault()
    if (!isOneLine) insert('\n')
  })
  element.addEventListener('paste', (event) => {
    event.preventDefault()
    insert(pastedWords(event.clipboardData?.getData('text/plain') ?? '', isOneLine))
  })
  element.addEventListener('drop', (event) => event.preventDefault())
}

/** What other programs put into the clipboard, as words alone. */
function pastedWords(text: string, isOneLine: boolean): string {
  const plain = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200B\uFEFF]/g, '')
    .replace(/\u00A0/g, ' ')
  return isOneLine ? plain.replace(/\s*\n\s*/g, ' ').trim() : plain.replace(/\n{3,}/g, '\n\n')
}

function wordsIn(element: HTMLElement): string {
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
