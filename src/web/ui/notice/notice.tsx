import type { ReactNode } from 'react'
import './notice.css'

/** An `id` makes it a place that an address can lead to: it then takes the focus. */
type NoticeProps = { tone?: 'info' | 'error'; text: string; id?: string; children?: ReactNode }

export function Notice({ tone = 'info', text, id, children }: NoticeProps) {
  return (
    <div
      className={`notice notice-${tone}`}
      role={tone === 'error' ? 'alert' : 'status'}
      id={id}
      tabIndex={id ? -1 : undefined}
    >
      <p>{text}</p>
      {children}
    </div>
  )
}
