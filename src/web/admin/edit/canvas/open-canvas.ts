import type { Canvas } from './canvas-state.ts'
import { listenToKeys } from './keys.ts'
import { listenToPointer } from './press.ts'
import { openWriting } from './write-spot.ts'

const pause = 120

/** The one look that the page gets: words that are written in keep their spaces. */
const sheet = `
foyer-words { outline: none; white-space: pre-wrap; cursor: text; user-select: text; }
[data-held]:focus { outline: none; }
/* What is drawn over words would mark other ones now. */
foyer-words ~ .proof { display: none; }
foyer-words:empty::before { content: attr(aria-placeholder) '\\200b'; }
`

/** The page in a frame as something that can be edited: found, heard and written in, from outside of it. */
export function openCanvas(canvas: Canvas) {
  const { window, told } = canvas
  const { document } = window
  const style = new window.CSSStyleSheet()
  style.replaceSync(sheet)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]

  const writing = openWriting(canvas)
  listenToPointer(canvas, writing)
  listenToKeys(canvas, writing)

  // The tools that come up at the foot of a phone leave less of the page.
  window.addEventListener('resize', () => {
    const { activeElement, body } = document
    if (activeElement !== body)
      activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })

  let timer = 0
  let { pathname } = window.location
  const look = () => {
    timer = 0
    writing.rescan()
    if (window.location.pathname === pathname) return
    pathname = window.location.pathname
    told.onMoved(pathname)
  }
  const observer = new window.MutationObserver(() => {
    timer ||= self.setTimeout(look, pause)
  })
  writing.rescan()
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })

  return {
    ...writing,
    close() {
      observer.disconnect()
      clearTimeout(timer)
    },
  }
}

export type OpenCanvas = ReturnType<typeof openCanvas>
