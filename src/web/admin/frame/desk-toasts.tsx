import { resolveValue, useToaster } from 'react-hot-toast/headless'
import { Toast } from '../../ui/toast/toast.tsx'

/** react-hot-toast keeps the numbers (20 at once, how long each stands); the look is ours. */
export function DeskToasts() {
  const { toasts, handlers } = useToaster()
  return (
    <div className="toasts" onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
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
