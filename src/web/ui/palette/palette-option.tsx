import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Something to choose: an address here, an address elsewhere, or a thing to do. */
export type Row = {
  id: string
  title: ReactNode
  kind?: string
  note?: ReactNode
  to?: string
  viewTransition?: boolean
  href?: string
  onChoose?: () => void
}

type PaletteOptionProps = { id: string; row: Row; isActive: boolean; onChoose: () => void }

/** What the field above it holds: it never has the focus itself. */
export function PaletteOption({ id, row, isActive, onChoose }: PaletteOptionProps) {
  const { title, kind, note, to, viewTransition, href } = row
  const option = {
    id,
    className: 'palette-option',
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    onClick: onChoose,
    children: (
      <>
        <span className="palette-title">{title}</span>
        {kind && <span className="fact quiet">{kind}</span>}
        {note && <span className="palette-note">{note}</span>}
      </>
    ),
  }
  if (to) return <Link {...option} to={to} viewTransition={viewTransition} />
  return href ? <a {...option} href={href} /> : <button type="button" {...option} />
}
