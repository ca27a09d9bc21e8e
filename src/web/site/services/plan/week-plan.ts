import { withoutMarks } from '../../../../features/documents/marks/marks.ts'

type Unit = 'day' | 'week' | 'month'

type Span = { from: number; to: number; isOpen: boolean }

type Bar = { from: number; length: number; isOpen: boolean }

/** Steps on a scale: positions in per cent of its length. */
type WeekPlan = { unit: Unit; marks: string[]; bars: Bar[] }

export type Planned<Step> = Pick<WeekPlan, 'unit' | 'marks'> & { steps: (Step & { bar: Bar })[] }

const lengthInWeeks: Record<Unit, number> = { day: 1 / 5, week: 1, month: 13 / 3 }

const saying =
  /^(day|week|month)s?\s*(\d+)(?:\s*(?:[-–—&]|to|and)\s*(\d+))?\s*(\+|on(?:wards?)?)?$/i

function spanOf(text: string): (Span & { unit: Unit }) | undefined {
  const [, unit, first, last, open] = saying.exec(text.trim()) ?? []
  if (!unit || !first) return undefined
  const [from, to] = [Number(first), Number(last ?? first)].sort((one, other) => one - other)
  return {
    unit: unit.toLowerCase() as Unit,
    from: (from ?? 0) - 1,
    to: to ?? 0,
    isOpen: open !== undefined,
  }
}

/** What cannot be read as a span ('90 days after') follows what came before it, without an end. */
export function weekPlan(sayings: string[]): WeekPlan {
  const said = sayings.map(spanOf)
  const units = new Set(said.flatMap((span) => span?.unit ?? []))
  const [only = 'week'] = units
  const unit = units.size === 1 ? only : 'week'
  let end = 0
  const spans = said.map((span): Span => {
    if (!span) return { from: end, to: end, isOpen: true }
    const factor = lengthInWeeks[span.unit] / lengthInWeeks[unit]
    const [from, to] = [span.from * factor, span.to * factor]
    if (!span.isOpen) end = Math.max(end, to)
    return { ...span, from, to }
  })
  const first = Math.floor(Math.min(...spans.map(({ from }) => from)))
  const tail = Math.max(1, Math.ceil((end - first) / 6))
  const ends = spans.map(({ from, to, isOpen }) => (isOpen ? from + tail : to))
  const last = Math.ceil(Math.max(first + 1, ...ends))
  const percent = (moment: number) => Math.round(((moment - first) / (last - first)) * 1000) / 10
  return {
    unit,
    marks: marksOf(first, last, Math.ceil(end)),
    bars: spans.map(({ from, to, isOpen }) => ({
      from: percent(from),
      length: Math.round((percent(isOpen ? last : to) - percent(from)) * 10) / 10,
      isOpen,
    })),
  }
}

export function planned<Step extends { weeks: string }>(steps: Step[]): Planned<Step> {
  const { unit, marks, bars } = weekPlan(steps.map(({ weeks }) => withoutMarks(weeks)))
  return { unit, marks, steps: steps.map((step, place) => ({ ...step, bar: bars[place]! })) }
}

const mostMarks = 16

function marksOf(first: number, last: number, end: number): string[] {
  const every = Math.ceil((end - first) / mostMarks)
  return Array.from({ length: last - first }, (_, index) =>
    index % every === 0 && first + index < end ? String(first + index + 1) : '',
  )
}
