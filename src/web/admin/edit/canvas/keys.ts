import { isComposing } from '../../../ui/is-composing.ts'
import { letterOf } from '../../presses/letter-of.ts'
import { addressIn } from '../page-of.ts'
import type { Canvas } from './canvas-state.ts'
import { bareDrawings, pictureNear } from './near-picture.ts'
import { isSeen, type Spot } from './spots.ts'
import { focusOn, type SpotWriting } from './write-spot.ts'
import { isWritingIn } from './writing.ts'

type Stop = { element: HTMLElement; spot?: Spot; isDrawing?: boolean }

const controls = 'a[href], button:not([disabled]), input, select, textarea, summary, [tabindex="0"]'

/** Where the Tab key stops: at each place that can be edited, and at the page's own controls between them. */
function stopsIn({ window, store }: Canvas): Stop[] {
  const { spots, chosen } = store.get()
  const stops: Stop[] = spots
    .filter((spot) => spot === chosen || isSeen(spot))
    .map((spot) => ({ element: spot.element, spot }))
  for (const element of bareDrawings(spots, window)) stops.push({ element, isDrawing: true })
  const taken = new Set(stops.map(({ element }) => element.closest(controls)))
  for (const element of window.document.querySelectorAll<HTMLElement>(controls))
    if (
      !taken.has(element) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !isWritingIn(element)
    )
      stops.push({ element })
  return stops.sort((one, other) => orderOf(one, other))
}

const orderOf = ({ element: one, spot }: Stop, { element: other, spot: next }: Stop) => {
  if (one === other) return (spot?.text?.from ?? 0) - (next?.text?.from ?? 0)
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** Goes from stop to stop; says whether there was one. */
function steps(canvas: Canvas, writing: SpotWriting) {
  const { window, store } = canvas

  function step(by: 1 | -1): boolean {
    writing.leave()
    const stops = stopsIn(canvas)
    const { chosen } = store.get()
    const active = window.document.activeElement
    const here = stops.findIndex(({ element, spot }) =>
      chosen && !chosen.isBare ? spot === chosen : element === (chosen?.element ?? active),
    )
    const next = stops[here < 0 ? (by > 0 ? 0 : stops.length - 1) : here + by]
    if (!next) return false
    focusOn(next.element)
    if (next.isDrawing) void goToDrawing(next.element, by)
    else void writing.choose(next.spot)
    return true
  }

  /** One that is nobody's is passed by. */
  async function goToDrawing(element: HTMLElement, by: 1 | -1) {
    await writing.choose(undefined)
    const { spots } = store.get()
    const picture = await pictureNear(spots, element, canvas.documents).catch(() => undefined)
    if (window.document.activeElement !== element) return
    if (picture) await writing.choose(picture)
    else step(by)
  }

  return step
}

/** The keyboard alone: Tab goes on, Enter or F2 writes, Escape leaves. */
export function listenToKeys(canvas: Canvas, writing: SpotWriting) {
  const { window, store, told } = canvas
  const step = steps(canvas, writing)

  function onKey(event: KeyboardEvent) {
    if (isComposing(event)) return
    const isIn = isWritingIn(event.target as Node) !== null
    const done = isIn ? inWords(event) : onPage(event)
    // What the page does with letters and arrows is not meant by someone who writes.
    if (isIn || done) event.stopImmediatePropagation()
    if (done) event.preventDefault()
  }

  function shared(event: KeyboardEvent): boolean {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey
    const key = letterOf(event)
    const { chosen } = store.get()
    if (isCommand && key === 'z') return done(event.shiftKey ? told.onRedo : told.onUndo)
    if (isCommand && key === 'y') return done(told.onRedo)
    if (isCommand && key === 's') return true
    if (event.altKey && chosen && /^Arrow(Up|Down)$/.test(event.key))
      return done(() => told.onMove(chosen, event.key === 'ArrowUp' ? -1 : 1))
    return event.key === 'Tab' && step(event.shiftKey ? -1 : 1)
  }

  function inWords(event: KeyboardEvent): boolean {
    const { key } = event
    if (key === 'Escape' || (key === 'Enter' && writing.isOneLine())) return done(writing.leave)
    // In a button, the browser would press it.
    if (key === ' ' && (event.target as Element).closest('button, summary'))
      return done(() => writing.insert(' '))
    return shared(event)
  }

  function onPage(event: KeyboardEvent): boolean {
    const { chosen } = store.get()
    const link = (event.target as Element).closest?.('a[href]')
    if (chosen && event.key === 'F2') return done(() => void writing.enter(chosen))
    if (event.key === 'Enter' && !event.ctrlKey && chosen)
      return done(() => void writing.enter(chosen))
    if (event.key === 'Enter' && link) return done(() => told.onLink(addressIn(link), false))
    if (event.key === 'Escape' && !window.document.querySelector('dialog[open], :popover-open'))
      return done(told.onEscape)
    return shared(event)
  }

  window.addEventListener('keydown', onKey, { capture: true })
}

const done = (act: () => void) => {
  act()
  return true
}
