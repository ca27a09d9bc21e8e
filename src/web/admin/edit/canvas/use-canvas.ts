import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import toast from 'react-hot-toast/headless'
import { sentenceOf } from '../../session/desk-call.ts'
import { isSessionOver } from '../../session/token.ts'
import type { Field } from '../fields/field-path.ts'
import { isSameField } from '../fields/field-path.ts'
import type { OpenDocuments } from '../fields/open-schemas.ts'
import type { Canvas, CanvasStore, CanvasTold } from './canvas-state.ts'
import { catchUp } from './follow-words.ts'
import type { ShownFrame } from './frames.ts'
import { type OpenCanvas, openCanvas } from './open-canvas.ts'
import { bareSpotOf } from './near-picture.ts'
import { seenFirst, type Spot } from './spots.ts'
import type { ShownPage } from './use-page-frame.ts'
import { focusOn } from './write-spot.ts'

/** What can be edited in the frame that is shown; another frame, another canvas, with the same field chosen. */
export function useCanvas(
  shown: ShownPage | undefined,
  documents: OpenDocuments,
  store: CanvasStore,
) {
  const [open, setOpen] = useState<{ canvas: OpenCanvas; of: ShownFrame }>()
  const next = useRef<Field>(undefined)
  const [tell] = useState(passOn)

  useEffect(() => {
    if (!shown) return
    const { window } = shown
    const before = next.current ?? (shown.isNew ? undefined : store.get().chosen?.field)
    const hadFocus = document.activeElement === shown.frame || next.current !== undefined
    next.current = undefined
    store.set({ chosen: undefined, hovered: undefined, isWriting: false, words: '' })
    const opened = openCanvas({ window, store, documents, told: tell.told, later: shown.later })
    catchUp({ store, documents }, shown.said)
    setOpen({ canvas: opened, of: shown })
    const { spots } = store.get()
    const first = spots.find(({ field }) => isSameField(field, before) || startsIn(field, before))
    const again = first && seenFirst(spots.filter(({ field }) => isSameField(field, first.field)))
    const go = (spot: Spot) => {
      void opened.choose(spot)
      if (!hadFocus) return
      shown.frame.focus({ preventScroll: true })
      focusOn(spot.element)
    }
    if (again) go(again)
    else if (before)
      void bareSpotOf(before, { spots, window, documents }).then(
        (drawing) => drawing && !store.get().chosen && go(drawing),
      )
    return () => opened.close()
  }, [shown, store, documents, tell])

  const state = useSyncExternalStore(store.subscribe, store.get)
  return {
    canvas: open?.canvas,
    /** What can be edited in this very frame has been found. */
    isOpen: open !== undefined && open.of === shown,
    state,
    /** Who is told of what happens on the page, for an effect. */
    listen: tell.listen,
    chooseNext: (field: Field) => void (next.current = field),
  }
}

/** The first words of an item that has just been added. */
const startsIn = (field: Field, item: Field | undefined) =>
  item !== undefined && field.id === item.id && field.path.startsWith(`${item.path}.`)

/** The same object for as long as the editor is open, whoever listens. */
function passOn() {
  let latest: CanvasTold | undefined
  const told: Canvas['told'] = {
    onLink: (...given) => latest?.onLink(...given),
    onForm: (...given) => latest?.onForm(...given),
    onPicture: (...given) => latest?.onPicture(...given),
    onEscape: () => latest?.onEscape(),
    onUndo: () => latest?.onUndo(),
    onRedo: () => latest?.onRedo(),
    onMove: (...given) => latest?.onMove(...given),
    onSubmit: () => latest?.onSubmit(),
    onMoved: (...given) => latest?.onMoved(...given),
    onPasted: (...given) => latest?.onPasted(...given),
    onStale: () => latest?.onStale(),
    onUnread: (error) => void (isSessionOver() || toast.error(sentenceOf(error))),
  }
  return { told, listen: (told: CanvasTold) => void (latest = told) }
}
