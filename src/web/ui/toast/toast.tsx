import './toast.css'

type ToastTone = 'blank' | 'success' | 'error'

export function Toast({
  tone,
  text,
  icon,
  leaving = false,
}: {
  tone: ToastTone
  text: string
  icon?: 'cross' | undefined
  leaving?: boolean
}) {
  return (
    <p
      className={`toast toast-${icon ?? tone}${leaving ? ' toast-leaving' : ''}`}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      {text}
    </p>
  )
}
