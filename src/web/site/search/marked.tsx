import { Fragment } from 'react'
import type { Mark } from '../../../features/search/searchable-page.ts'

/** A text in which what was asked for is marked. */
export function Marked({ text, marks }: { text: string; marks: Mark[] }) {
  const last = marks.at(-1)?.[1] ?? 0
  return (
    <>
      {marks.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(marks[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(last)}
    </>
  )
}
