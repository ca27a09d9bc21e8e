import { Link } from 'react-router'
import type { SearchResult } from '../../../features/search/searchable-page.ts'
import { Marked } from './marked.tsx'

type PaletteOptionProps = {
  id: string
  to: string
  isActive: boolean
  onChoose: () => void
  result?: SearchResult
  label?: string
  kind?: string
}

/** A link that the field above it holds: it never has the focus itself. */
export function PaletteOption({
  id,
  to,
  isActive,
  onChoose,
  result,
  label,
  kind,
}: PaletteOptionProps) {
  return (
    <Link
      id={id}
      className="palette-option"
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={to}
      viewTransition
      onClick={onChoose}
    >
      {result ? (
        <>
          <span className="palette-title">
            <Marked text={result.title} marks={result.titleMarks} />
          </span>
          <span className="fact quiet">{kind}</span>
          <span className="palette-excerpt">
            <Marked text={result.excerpt} marks={result.marks} />
          </span>
        </>
      ) : (
        <span className="palette-title">{label}</span>
      )}
    </Link>
  )
}
