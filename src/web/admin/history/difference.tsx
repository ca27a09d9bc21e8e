import { diffWordsWithSpace } from 'diff'
import { useMemo } from 'react'
import type { FieldChange } from '../../../features/history/list-history.ts'
import './difference.css'

/** What went is struck through, what came is underlined; of what stayed, enough to find the place. */
export function Difference({ change: { field, before, after } }: { change: FieldChange }) {
  const parts = useMemo(
    () =>
      diffWordsWithSpace(before, after, { timeout: 1000 }) ?? [
        { value: before, removed: true, added: false },
        { value: after, added: true, removed: false },
      ],
    [before, after],
  )
  return (
    <div className="difference">
      <p className="fact">{field}</p>
      <p className="difference-text">
        {parts.map(({ value, added, removed }, place) =>
          added ? (
            <ins key={place}>{value}</ins>
          ) : removed ? (
            <del key={place}>{value}</del>
          ) : (
            <span key={place}>{shortened(value)}</span>
          ),
        )}
      </p>
    </div>
  )
}

const shortened = (text: string) =>
  text.length > 240 ? `${text.slice(0, 100)} … ${text.slice(-100)}` : text
