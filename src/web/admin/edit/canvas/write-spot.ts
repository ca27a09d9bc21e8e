import type { Pasted } from '../../content-form/rich/pasted-runs.ts'
import { type Field, isSameField } from '../fields/field-path.ts'
import { isPicture, isWritable } from '../fields/field-schema.ts'
import type { Later } from '../model/editor-model.ts'
import { followWords } from './follow-words.ts'
import { holdMotion } from './hold-motion.ts'
import type { Canvas, Documents } from './canvas-state.ts'
import { missingWords, noteOf, ownWords } from './words/marked-words.ts'
import { type WrittenWords, writtenWords } from './words/written-words.ts'
import { findAgain, markIn, type Spot, spotsIn } from './spots.ts'
import { pasteWords } from './words/paste-words.ts'
import { beginWriting, type Writing } from './writing.ts'

type Point = { x: number; y: number }
type SpotText = Spot['text'] & object

/** Choosing a spot of the page, and writing in it. */
export function openWriting(canvas: Canvas) {
  const { store, documents, told } = canvas
  let writing: (Written & { spot: Spot; later: Later }) | undefined

  const rescan = () => writing || lookAgain(canvas)

  function end() {
    if (!writing) return
    const shown = writing.words.said()
    // Whoever has only looked into what is missing finds its note there again.
    const isMissing = writing.first === '' && shown === ''
    const field = fieldNow()
    writing.end()
    writing = undefined
    rescan()
    store.set({ isWriting: false, words: '' })
    if (field && isLeftOut(documents, field)) documents.set(field, undefined)
    if (!isMissing && !(field && followWords(canvas, field, shown))) told.onStale()
  }

  /** Wherever others have moved it; undefined where they took it away. */
  const fieldNow = () => writing?.later(writing.spot.field)

  async function choose(spot: Spot | undefined) {
    if (writing && writing.spot !== spot) end()
    store.set({ chosen: spot })
    if (spot) await openChosen(canvas, spot)
  }

  /** Opens what the spot is changed with: the words themselves, the picture's dialog, or the panel. */
  async function enter(pressed: Spot, point?: Point) {
    await choose(pressed)
    const spot = chosenStill(canvas, pressed)
    if (!spot || !documents.mayChange(spot.field)) return
    if (isPicture(documents.schemaOf(spot.field))) return told.onPicture(spot)
    const words = wordsToWrite(documents, spot)
    if (words) write(spot, words, point)
    else told.onForm(spot)
  }

  function write(spot: Spot, { place, value }: Words, point?: Point) {
    const words = writtenWords(value, place.words)
    const started = startWriting(canvas, { spot, place, words, fieldNow }, point)
    writing = { ...started, words, first: value, spot, later: documents.remember('here') }
    store.set({ isWriting: true, words: place.words })
  }

  /** What becomes of the field elsewhere stands in the words that one writes in; where it can’t, they end. */
  function takeIn() {
    const field = fieldNow()
    if (writing && field && !followHere(canvas, writing, field)) end()
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
    takeIn,
    insert: (text: string) => writing?.insert(text),
    isOneLine: () => writing !== undefined && documents.schemaOf(writing.spot.field)?.is === 'line',
    fieldNow,
    /** From the tools back to the page. */
    focus: ({ element }: Spot) => focusOn(element),
  }
}

/** Whoever empties what may be without words wants none. */
const isLeftOut = (documents: Documents, field: Field) =>
  documents.isOptional(field) && /^\s*$/.test(String(documents.valueAt(field)))

/** `first` is what the field said when one began. */
type Written = Writing & { words: WrittenWords; first: string }

/** One’s own letters are there already. Says whether one can write on. */
function followHere({ documents, store }: Canvas, { words, read }: Written, field: Field): boolean {
  const value = documents.valueAt(field) ?? ''
  if (value === words.said()) return true
  if (typeof value !== 'string' || !isWritable(documents.schemaOf(field), value)) return false
  const now = words.follow(value)
  if (now === undefined) return false
  read(now)
  store.set({ words: now })
  return true
}

/** Ready to be changed; what can't be read is told to who has not gone on by then. */
async function openChosen({ store, documents, told }: Canvas, { field }: Spot) {
  try {
    await documents.open(field.kind, field.id)
    store.set({ opened: store.get().opened + 1 })
  } catch (error) {
    if (isSameField(store.get().chosen?.field, field)) told.onUnread(error)
  }
}

/** What was pressed, unless something else is chosen by now; it may have been found anew meanwhile. */
function chosenStill({ store, window }: Canvas, pressed: Spot): Spot | undefined {
  const { chosen } = store.get()
  if (chosen === pressed) return pressed
  const isHere = chosen?.element.ownerDocument === window.document && !pressed.isBare
  return isHere ? findAgain([chosen], pressed) : undefined
}

type Words = { place: SpotText; value: string }

/** The field's own words in the page, or the place they are to have; nothing where the page has made others of them. */
function wordsToWrite(documents: Documents, { field, text }: Spot): Words | undefined {
  const value = documents.valueAt(field)
  const schema = documents.schemaOf(field)
  if (!text?.node.isConnected || !isWritable(schema, value ?? '')) return undefined
  const own = ownWords(text, value)
  if (own) return { place: { ...text, ...own }, value: String(value) }
  const missing = missingWords(text, value, schema?.title)
  return missing && { place: { ...text, ...missing }, value: '' }
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
function lookAgain({ store, window, later }: Canvas) {
  const { chosen, hovered } = store.get()
  const spots = spotsIn(window.document.body).flatMap((spot): Spot[] => {
    const field = later(spot.field)
    return field ? [{ ...spot, field, mark: spot.field }] : []
  })
  const same = bareNow(chosen, later)
  store.set({ spots, chosen: findAgain(spots, same), hovered: findAgain(spots, hovered) })
}

/** A drawing without a mark is where it was, under the name that it has by now. */
function bareNow(spot: Spot | undefined, later: Later): Spot | undefined {
  if (!spot?.isBare) return spot
  const field = later(markIn(spot))
  return field && (isSameField(field, spot.field) ? spot : { ...spot, field })
}

type Started = {
  spot: Spot
  place: SpotText
  words: WrittenWords
  fieldNow: () => Field | undefined
}

/** Each letter is a change of the document, which the model keeps. */
function startWriting(
  canvas: Canvas,
  { spot, place, words, fieldNow }: Started,
  point: Point | undefined,
): Writing {
  const { documents, store, window } = canvas
  let isOver = false
  const told = {
    label: documents.nameOf(spot.field),
    isOneLine: documents.schemaOf(spot.field)?.is === 'line',
    isNote: /^‹.*›$/s.test(place.words),
    note: documents.isOptional(spot.field) ? '' : noteOf(documents.schemaOf(spot.field)?.title),
    onInput(typed: string) {
      store.set({ words: typed })
      words.write(typed)
      const field = fieldNow()
      if (field) documents.set(field, words.said(), { typing: true })
    },
    onPaste: (pasted: Pasted) =>
      void pasteWords(canvas, { field: fieldNow, around, insert }, pasted),
  }
  const insert = (text: string) => !isOver && writing.insert(text)
  function around(): [before: string, after: string] | undefined {
    if (isOver) return undefined
    const [[before, after], [head, tail]] = [words.around(), writing.aroundChosen()]
    return [before + head, tail + after]
  }
  const writing = beginWriting(place, told, point)
  // Each picture of what moves would be drawn between two letters.
  const letGo = holdMotion(window)
  return {
    ...writing,
    end() {
      isOver = true
      writing.end()
      letGo()
    },
  }
}
