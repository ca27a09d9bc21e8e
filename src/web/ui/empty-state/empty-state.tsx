import type { ReactNode } from 'react'
import './empty-state.css'

export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="empty-state">
      <p>{text}</p>
      {children && <div className="empty-state-hint">{children}</div>}
    </div>
  )
}
