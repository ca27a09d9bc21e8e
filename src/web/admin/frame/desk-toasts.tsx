import { useEffect, useRef } from 'react'
import { resolveValue, useToaster } from 'react-hot-toast/headless'
import { Toast } from '../../ui/toast/toast.tsx'

/** react-hot-toast keeps the numbers (20 at once, how long each stands); the look is ours. */
export function DeskToasts() {
  const { toasts, handlers } = useToaster()
  const layer = useRef<HTMLDivElement>(null)
  const newest = toasts[0]?.id
  // Shown anew for each toast: only what was opened last stands above an open dialog.
  useEffect(() => {
    if (layer.current?.matches(':popover-open')) layer.current.hidePopover()
    if (newest) layer.current?.showPopover()
  }, [newest])
  return (
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
}
