import { useEffect, useRef } from 'react'
import { PaletteOption, type Row } from './palette-option.tsx'

export type Section = { heading?: string; rows: Row[] }

type PaletteListProps = {
  id: string
  label: string
  sections: Section[]
  place: number
  isBusy: boolean
  onChoose: (row: Row) => void
}

/** All that can be chosen; what is chosen is always in sight. */
export function PaletteList({ id, label, sections, place, isBusy, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [place])
  const filled = sections.filter(({ rows }) => rows.length > 0)
  const before = (section: number) =>
    filled.slice(0, section).reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <div
      ref={list}
      id={`${id}list`}
      className="palette-list"
      role="listbox"
      aria-label={label}
      aria-busy={isBusy}
      hidden={filled.length === 0}
    >
      {filled.map(({ heading, rows }, section) => (
        <div key={rows[0]!.id} role={heading ? 'group' : 'presentation'} aria-label={heading}>
          {heading && (
            <p className="palette-heading fact quiet" aria-hidden="true">
              {heading}
            </p>
          )}
          {rows.map((row, index) => (
            <PaletteOption
              key={row.id}
              id={`${id}${before(section) + index}`}
              row={row}
              isActive={before(section) + index === place}
              onChoose={() => onChoose(row)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
