import { useEffect, useRef } from 'react'
import { useText } from '../../i18n.tsx'
import type { Choice } from './palette-choices.ts'
import { PaletteRow } from './palette-row.tsx'

type PaletteRowsProps = {
  id: string
  choices: Choice[]
  chosen: number
  isSearching: boolean
  onChoose: (does: string | undefined) => void
}

/** All that can be chosen; the row that is chosen is always in sight. */
export function PaletteRows({ id, choices, chosen, isSearching, onChoose }: PaletteRowsProps) {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <div
      ref={list}
      id={`${id}list`}
      className="desk-palette-list"
      role="listbox"
      aria-label={t('desk.palette.results')}
      aria-busy={isSearching}
      hidden={choices.length === 0}
    >
      {choices.map((choice, place) => (
        <PaletteRow
          key={choice.id}
          id={`${id}${place}`}
          choice={choice}
          isActive={place === chosen}
          onChoose={() => onChoose(choice.does)}
        />
      ))}
    </div>
  )
}
