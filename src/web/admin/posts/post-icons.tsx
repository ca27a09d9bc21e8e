import type { ReactNode } from 'react'

const Icon = ({ children }: { children: ReactNode }) => (
  <svg className="post-icon" viewBox="0 0 20 20" aria-hidden="true">
    {children}
  </svg>
)

export const CrossIcon = () => (
  <Icon>
    <path d="M5 5l10 10M15 5L5 15" />
  </Icon>
)

export const PenIcon = () => (
  <Icon>
    <path d="M3 17l1-4L14 3l3 3L7 16zM12 5l3 3" />
  </Icon>
)

export const BinIcon = () => (
  <Icon>
    <path d="M3 6h14M8 6V3h4v3M5 6l1 11h8l1-11M8.5 9v5M11.5 9v5" />
  </Icon>
)
