import type { ReactNode } from 'react'
import './notice.css'

type NoticeProps = { tone?: 'info' | 'error'; text: string; children?: ReactNode }

export function Notice({ tone = 'info', text, children }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <p>{text}</p>
      {children}
    </div>
  )
}
