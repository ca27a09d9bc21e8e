import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import './dialog.css'

type DialogProps = { title: string; close: string; onClose: () => void; children: ReactNode }

/** Open while it is rendered. */
export function Dialog({ title, close, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const box = dialog.current
    box?.showModal()
    // Closed, not just removed: the focus goes back to where it was.
    return () => box?.close()
  }, [])
  return (
    <dialog
      className="dialog"
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => dialog.current?.open === false && onClose()}
    >
      <div className="dialog-head">
        <h2 className="subhead" id={titleId}>
          {title}
        </h2>
        <button type="button" className="dialog-close" onClick={() => dialog.current?.close()}>
          {close}
        </button>
      </div>
      {children}
    </dialog>
  )
}
