import { useState } from 'react'
import { type Field, type ItemAt, itemField, itemsOf } from './fields/field-path.ts'
import type { EditorModel } from './model/editor-model.ts'

type Remembers = Pick<EditorModel, 'remember' | 'valueAt'>

/** A field that is known wherever its item goes; it is `undefined` once that is gone. */
export function followField(model: Remembers, field: Field) {
  const later = model.remember('here')
  return { now: () => later(field) }
}

/** A place in a list, behind the item that it was behind, or else before the one that it was before. */
export function followPlace(model: Remembers, { list, at }: ItemAt) {
  const later = model.remember('here')
  const placeOf = (item: number) => {
    const now = item < 0 ? undefined : later(itemField({ list, at: item }))
    return now && itemsOf(now)[0]!.at
  }
  return {
    now(): ItemAt | undefined {
      const here = later(list)
      if (!here) return undefined
      const items = model.valueAt(here)
      const count = Array.isArray(items) ? items.length : 0
      const before = placeOf(at - 1)
      const place = before === undefined ? (placeOf(at) ?? at) : before + 1
      return { list: here, at: Math.min(place, count) }
    },
  }
}

type Followed = ReturnType<typeof followField>

/** What is open beside or above the page: the panel, a dialog in which one chooses, the shelf of blocks. */
export function useOpened(model: EditorModel) {
  const [panel, setPanel] = useState<{ field?: Followed | undefined }>()
  const [inline, setInline] = useState<Followed>()
  const [picked, setPicked] = useState<Followed>()
  const [shelf, setShelf] = useState<ReturnType<typeof followPlace>>()
  return {
    panel: {
      isOpen: panel !== undefined,
      field: panel?.field?.now(),
      open: (field?: Field) => setPanel({ field: field && followField(model, field) }),
      forget: () => setPanel((is) => (is?.field ? {} : is)),
      toggle: () => setPanel((is) => (is ? undefined : {})),
    },
    /** A field whose form stands at its place on the page. */
    inline: {
      field: inline?.now(),
      open: (field: Field | undefined) => setInline(field && followField(model, field)),
    },
    picked: {
      field: picked?.now(),
      /** What is chosen may come when the page is another already, such as a document that is made for it. */
      now: picked?.now,
      open: (field: Field) => setPicked(followField(model, field)),
      close: () => setPicked(undefined),
    },
    shelf: {
      at: shelf?.now(),
      open: (list: Field, at: number) => setShelf(followPlace(model, { list, at })),
      close: () => setShelf(undefined),
    },
  }
}
