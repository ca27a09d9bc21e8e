import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { resolveValue, useToaster } from 'react-hot-toast/headless'
import { Toast } from '../../ui/toast/toast.tsx'

/** The one that has the focus was opened last, wherever it stands in the page. */
function topmostDialog(): Element | null {
  const focused = document.activeElement?.closest('dialog:modal')
  return focused ?? [...document.querySelectorAll('dialog:modal')].at(-1) ?? null
}

/** What stands outside an open dialog is inert: toasts are heard only from inside it. */
function useHost(newest: string | undefined) {
  const [host, setHost] = useState<Element | null>(null)
  useLayoutEffect(() => setHost(topmostDialog()), [newest])
  useEffect(() => {
    const back = () => setHost(topmostDialog())
    host?.addEventListener('close', back)
    return () => host?.removeEventListener('close', back)
  }, [host])
  return host
}

/** react-hot-toast keeps the numbers (20 at once, how long each stands); the look is ours. */
export function DeskToasts() {
  const { toasts, handlers } = useToaster()
  const layer = useRef<HTMLDivElement>(null)
  const newest = toasts[0]?.id
  const host = useHost(newest)
  // Shown anew for each toast: only what was opened last stands above an open dialog.
  useEffect(() => {
    if (layer.current?.matches(':popover-open')) layer.current.hidePopover()
    // A dialog that is gone says so only later: until then they stand nowhere.
    if (newest && layer.current?.isConnected) layer.current.showPopover()
  }, [newest, host])
  const shown = (
    <div
      ref={layer}
      popover="manual"
      className="toasts"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          tone={toast.type === 'success' || toast.type === 'error' ? toast.type : 'blank'}
          text={String(resolveValue(toast.message, toast))}
          icon={toast.icon === 'cross' ? 'cross' : undefined}
          leaving={!toast.visible}
        />
      ))}
    </div>
  )
  return host ? createPortal(shown, host) : shown
}
