import { isPicture, isWritable } from '../fields/field-schema.ts'
import { followWords } from './follow-words.ts'
import type { Canvas } from './canvas-state.ts'
import { around, ownWords } from './marked-words.ts'
import { findAgain, type Spot, spotsIn } from './spots.ts'
import { beginWriting, type Writing } from './writing.ts'

type Point = { x: number; y: number }
type Place = Spot['text'] & object

/** Choosing a spot of the page, and writing in it. */
export function openWriting(canvas: Canvas) {
  const { store, documents, told } = canvas
  let writing: (Writing & { spot: Spot; shown: string }) | undefined

  const rescan = () => writing || lookAgain(canvas)

  function end() {
    if (!writing) return
    const { spot, shown } = writing
    writing.end()
    writing = undefined
    rescan()
    store.set({ isWriting: false, words: '' })
    if (!followWords(canvas, spot.field, shown)) told.onStale()
  }

  async function choose(spot: Spot | undefined) {
    if (writing && writing.spot !== spot) end()
    store.set({ chosen: spot })
    if (!spot) return
    await documents.open(spot.field.kind, spot.field.id)
    store.set({ opened: store.get().opened + 1 })
  }

  /** Opens what the spot is changed with: the words themselves, the picture's dialog, or the panel. */
  async function enter(spot: Spot, point?: Point) {
    await choose(spot)
    if (store.get().chosen !== spot || !documents.mayChange(spot.field)) return
    const schema = documents.schemaOf(spot.field)
    if (isPicture(schema)) return told.onPicture(spot)
    const value = documents.valueAt(spot.field)
    const own = spot.text && ownWords(spot.text, value)
    if (!isWritable(schema, value) || !own || !spot.text?.node.isConnected) return told.onForm(spot)
    write(spot, { ...spot.text, ...own }, String(value), point)
  }

  function write(spot: Spot, place: Place, value: string, point?: Point) {
    const onWrite = (written: string) => {
      if (writing) writing.shown = written
    }
    writing = {
      ...startWriting(canvas, { spot, place, value, onWrite }, point),
      spot,
      shown: value,
    }
    store.set({ isWriting: true, words: place.words })
  }

  /** Ends the writing and stays at the field. */
  function leave() {
    if (!writing) return
    const { element } = writing.spot
    end()
    focusOn(element)
  }

  return {
    choose,
    enter,
    end,
    leave,
    rescan,
    insert: (text: string) => writing?.insert(text),
    isOneLine: () => writing !== undefined && documents.schemaOf(writing.spot.field)?.is === 'line',
    current: () => writing,
    /** From the tools back to the page. */
    focus: ({ element }: Spot) => focusOn(element),
  }
}

export type SpotWriting = ReturnType<typeof openWriting>

/** An element of the page that is no control takes the focus for as long as it has it. */
export function focusOn(element: HTMLElement) {
  if (!element.matches('a[href], button, input, select, textarea, summary, [tabindex]')) {
    element.setAttribute('tabindex', '-1')
    element.dataset.held = ''
    const letGo = () => {
      element.removeAttribute('tabindex')
      delete element.dataset.held
    }
    element.addEventListener('blur', letGo, { once: true })
  }
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** Where everything is now; what was chosen is still chosen if it is there. */
function lookAgain({ store, window }: Canvas) {
  const { chosen, hovered } = store.get()
  const spots = spotsIn(window.document.body)
  store.set({ spots, chosen: findAgain(spots, chosen), hovered: findAgain(spots, hovered) })
}

type Started = { spot: Spot; place: Place; value: string; onWrite: (value: string) => void }

/** Each letter is a change of the document, which the model keeps. */
function startWriting(
  { documents, store }: Canvas,
  { spot, place, value, onWrite }: Started,
  point: Point | undefined,
): Writing {
  const [before, after] = around(value, place.words)
  const told = {
    label: documents.nameOf(spot.field),
    isOneLine: documents.schemaOf(spot.field)?.is === 'line',
    isNote: /^‹.*›$/s.test(place.words),
    onInput(words: string) {
      onWrite(before + words + after)
      store.set({ words })
      documents.set(spot.field, before + words + after, { typing: true })
    },
  }
  return beginWriting(place, told, point)
}
