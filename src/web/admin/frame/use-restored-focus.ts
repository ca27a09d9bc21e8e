import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

type Neighbourhood = {
  element: Element
  list: Element | null | undefined
  at: number
  section: Element | null
  isByKeys: boolean
}

/** In a row, its list and which one it is; after a list (Show more), where the next row will stand. */
function placeOf(element: Element): Neighbourhood {
  const row = element.closest('li')
  const before = element.previousElementSibling
  const list = row ? row.parentElement : before?.matches('ul, ol') ? before : null
  const rows = [...(list?.children ?? [])]
  const at = row ? rows.indexOf(row) : rows.length
  const isByKeys = element.matches(':focus-visible')
  return { element, list, at, section: element.closest('section'), isByKeys }
}

/** The row that stands there now, else the heading of its part of the screen. */
function nextTo({ list, at, section }: Neighbourhood, main: HTMLElement): HTMLElement {
  const row = list?.isConnected ? (list.children[at] ?? list.lastElementChild) : null
  if (row) return row.querySelector('a[href], button:enabled, summary') ?? (row as HTMLElement)
  const part = section?.isConnected ? (section as HTMLElement) : undefined
  const heading = part?.querySelector<HTMLElement>('h2, h3')
  return heading ?? part ?? main.querySelector<HTMLElement>('.desk-head h1') ?? main
}

const isModal = () => document.querySelector('dialog:modal') !== null

/** When what has the focus goes with its row, or because it has done its work, the focus stays near. */
export function useRestoredFocus(main: RefObject<HTMLElement | null>) {
  const last = useRef<Neighbourhood>(undefined)
  const { pathname } = useLocation()
  // Another screen has its own place to begin at.
  useLayoutEffect(() => void (last.current = undefined), [pathname])

  useEffect(() => {
    let wait: ReturnType<typeof setTimeout> | undefined
    const remember = () => {
      const { activeElement: element } = document
      if (!element || element === document.body || element.closest('dialog')) return
      const isWithin = element !== main.current && main.current?.contains(element)
      last.current = isWithin ? placeOf(element) : undefined
    }
    // Whoever presses beside everything has left it of their own accord.
    const forget = ({ target }: Event) => {
      if (!(target as Element).closest('dialog')) last.current = undefined
    }
    const isLost = () =>
      last.current?.element.isConnected === false && document.activeElement === document.body
    const restore = () => {
      wait = undefined
      if (!last.current || !main.current || !isLost() || isModal()) return
      const next = nextTo(last.current, main.current)
      if (next.tabIndex < 0) next.tabIndex = -1
      // Under a hand that points, nothing moves.
      next.focus({ preventScroll: !last.current.isByKeys })
    }
    // Whatever leads the focus elsewhere itself comes first.
    const look = () => {
      if (isLost()) wait ??= setTimeout(restore, 100)
    }
    const observer = new MutationObserver(look)
    if (main.current) observer.observe(main.current, { childList: true, subtree: true })
    const listeners = [
      ['focusin', remember],
      ['click', remember],
      ['pointerdown', forget],
      ['close', look],
    ] as const
    for (const [type, listen] of listeners) document.addEventListener(type, listen, true)
    return () => {
      clearTimeout(wait)
      observer.disconnect()
      for (const [type, listen] of listeners) document.removeEventListener(type, listen, true)
    }
  }, [main])
}
