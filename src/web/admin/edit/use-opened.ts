import { useState } from 'react'
import type { Field } from './fields/field-path.ts'

/** What is open beside or above the page: the panel, a dialog in which one chooses, the shelf of blocks. */
export function useOpened() {
  const [panel, setPanel] = useState<{ field?: Field | undefined }>()
  const [inline, setInline] = useState<Field>()
  const [picked, setPicked] = useState<Field>()
  const [shelf, setShelf] = useState<{ list: Field; at: number }>()
  return {
    panel: {
      isOpen: panel !== undefined,
      field: panel?.field,
      open: (field?: Field) => setPanel({ field }),
      forget: () => setPanel((is) => (is?.field ? {} : is)),
      toggle: () => setPanel((is) => (is ? undefined : {})),
    },
    /** A field whose form stands at its place on the page. */
    inline: { field: inline, open: setInline },
    picked: { field: picked, open: setPicked, close: () => setPicked(undefined) },
    shelf: {
      at: shelf,
      open: (list: Field, at: number) => setShelf({ list, at }),
      close: () => setShelf(undefined),
    },
  }
}
