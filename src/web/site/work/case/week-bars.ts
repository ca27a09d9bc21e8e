import type { Bar } from '../work-view.ts'

/** '1–3' and '6–7' of twelve weeks, as per cent of the whole. */
export function weekBars(weeks: string[]): Bar[] {
  const spans = weeks.map((said) => {
    const [first = 1, last = first] = (said.match(/\d+/g) ?? []).map(Number)
    return { first, last }
  })
  const all = Math.max(...spans.map(({ last }) => last))
  const percent = (week: number) => Math.round((week / all) * 1000) / 10
  return spans.map(({ first, last }) => ({ from: percent(first - 1), to: percent(last) }))
}
