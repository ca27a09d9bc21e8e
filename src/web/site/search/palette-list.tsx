import { useEffect, useRef } from 'react'
import type { SearchResult } from '../../../features/search/searchable-page.ts'
import { useText } from '../../i18n.tsx'
import { PaletteOption } from './palette-option.tsx'

type PaletteListProps = {
  id: string
  phase: 'searching' | 'found' | 'failed'
  pages: SearchResult[]
  /** Where all that was found for these words is. */
  all: { to: string; query: string } | undefined
  active: number
  onChoose: () => void
}

/** What was found, one of it chosen with the arrows. */
export function PaletteList({ id, phase, pages, all, active, onChoose }: PaletteListProps) {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={list}
      id={`${id}list`}
      className="palette-list"
      role="listbox"
      aria-label={t('search.results')}
      aria-busy={phase === 'searching'}
      hidden={phase === 'failed' || pages.length === 0}
    >
      {pages.map((result, index) => (
        <PaletteOption
          key={result.path}
          id={`${id}${index}`}
          to={result.path}
          isActive={index === active}
          onChoose={onChoose}
          result={result}
          kind={result.within || t(`search.kind.${result.kind}`)}
        />
      ))}
      {all && (
        <PaletteOption
          id={`${id}${pages.length}`}
          to={all.to}
          isActive={active === pages.length}
          onChoose={onChoose}
          label={t('search.all', { query: all.query })}
        />
      )}
    </div>
  )
}
