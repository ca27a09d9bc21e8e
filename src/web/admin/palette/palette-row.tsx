import { Link } from 'react-router'
import type { Choice } from './palette-choices.ts'

type PaletteRowProps = { id: string; choice: Choice; isActive: boolean; onChoose: () => void }

/** What the field above it holds: it never has the focus itself. */
export function PaletteRow({ id, choice, isActive, onChoose }: PaletteRowProps) {
  const { label, kind, note, to, href } = choice
  const row = {
    id,
    className: 'desk-palette-row',
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
  }
  const inside = (
    <>
      <span className="desk-palette-name">{label}</span>
      <span className="fact quiet">{kind}</span>
      {note && <span className="desk-palette-note">{note}</span>}
    </>
  )
  if (to)
    return (
      <Link {...row} to={to} onClick={onChoose}>
        {inside}
      </Link>
    )
  if (href)
    return (
      <a {...row} href={href} onClick={onChoose}>
        {inside}
      </a>
    )
  return (
    <button type="button" {...row} onClick={onChoose}>
      {inside}
    </button>
  )
}
