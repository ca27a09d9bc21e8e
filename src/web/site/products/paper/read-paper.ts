import type { paperSample, Place } from '../../../../content/products/paper-sample.ts'

export type Reading = {
  id: string
  label: string
  /** Empty where the reader left the field empty. */
  value: string
  quotes: { line: number; text: string }[]
  confidence?: number
  needsLook?: boolean
  why: string
}

/** A run of characters with the fields that it speaks for. */
export type Run = { text: string; marks: string }

export type Line = Run[]

type Mark = Place & { name: string }

/** The fields in the order of the list: the read ones, then those left empty. */
export function readingsOf({ fields, refusedFields, lookBelow }: typeof paperSample): Reading[] {
  const read = fields.map(({ id, label, value, quote, confidence, place, check }) => ({
    id,
    label,
    value,
    quotes: [{ line: place.line, text: quote }],
    confidence,
    needsLook: confidence < lookBelow,
    why: check,
  }))
  const refused = refusedFields.map(({ id, label, places, reason }) => ({
    id,
    label,
    value: '',
    quotes: places.map(({ line, quote }) => ({ line, text: quote })),
    why: reason,
  }))
  return [...read, ...refused]
}

/** The document in runs, cut wherever the characters behind some field begin or end. */
export function linesOf({ lines, fields, refusedFields }: typeof paperSample): Line[] {
  const places = [...fields.map(({ place }) => [place]), ...refusedFields.map((one) => one.places)]
  const marks = places.flatMap((all, index): Mark[] =>
    all.map((place) => ({ ...place, name: String(index) })),
  )
  return lines.map((text, index) =>
    runsOf(
      text,
      marks.filter(({ line }) => line === index + 1),
    ),
  )
}

function runsOf(text: string, marks: Mark[]): Line {
  const cuts = new Set([0, text.length, ...marks.flatMap(({ from, to }) => [from, to])])
  const stops = [...cuts].toSorted((one, other) => one - other)
  return stops.slice(0, -1).map((from, index) => {
    const to = stops[index + 1] ?? text.length
    const behind = marks.filter((mark) => mark.from <= from && mark.to >= to)
    return { text: text.slice(from, to), marks: behind.map(({ name }) => name).join(' ') }
  })
}
