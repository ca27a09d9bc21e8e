import './toast.css'

export type ToastTone = 'blank' | 'success' | 'error'

export function Toast({
  tone,
  text,
  leaving = false,
}: {
  tone: ToastTone
  text: string
  leaving?: boolean
}) {
  return (
    <p
      className={`toast toast-${tone}${leaving ? ' toast-leaving' : ''}`}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      {text}
    </p>
  )
}
