import type { Line, PaperSample, Reading } from '../product-view.ts'

type Mark = { line: number; from: number; to: number; name: string }

/** The fields in the order of the list: the read ones, then those left empty. */
export function readingsOf({ fields, refusedFields, lookBelow }: PaperSample): Reading[] {
  const read = fields.map(({ label, value, confidence, place, check }) => ({
    label,
    value,
    quotes: [{ line: place.line, text: place.quote }],
    confidence,
    needsLook: confidence < lookBelow,
    why: check,
  }))
  const refused = refusedFields.map(({ label, places, reason }) => ({
    label,
    value: '',
    quotes: places.map(({ line, quote }) => ({ line, text: quote })),
    why: reason,
  }))
  return [...read, ...refused]
}

/** The document in runs, cut wherever the characters behind some field begin or end. */
export function linesOf({ paper, fields, refusedFields }: PaperSample): Line[] {
  const lines = paper.split('\n')
  const places = [...fields.map(({ place }) => [place]), ...refusedFields.map((one) => one.places)]
  const marks = places.flatMap((all, index): Mark[] =>
    all.flatMap(({ line, quote }) => {
      // Of a draft, a place may not be found yet.
      const from = lines[line - 1]?.indexOf(quote) ?? -1
      return from < 0 ? [] : { line, from, to: from + quote.length, name: String(index) }
    }),
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
