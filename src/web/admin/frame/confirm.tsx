import { useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import '../../ui/dialog/dialog.css'
import './confirm.css'

type ConfirmProps = {
  question: string
  yes: string
  onYes: () => Promise<unknown>
  onNo: () => void
}

/** A question before something that cannot be undone by a second click. */
export function Confirm({ question, yes, onYes, onNo }: ConfirmProps) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  async function agree() {
    setIsBusy(true)
    // What failed has been told by whoever did it.
    await onYes().catch(() => {})
    dialog.current?.close()
  }
  return (
    <dialog
      ref={dialog}
      className="dialog confirm"
      role="alertdialog"
      aria-labelledby={id}
      onClose={onNo}
    >
      <p id={id}>{question}</p>
      <div className="desk-actions">
        <button
          type="button"
          className="desk-small"
          autoFocus
          onClick={() => dialog.current?.close()}
        >
          {t('desk.cancel')}
        </button>
        <Button busy={isBusy} onClick={agree}>
          {yes}
        </Button>
      </div>
    </dialog>
  )
}
