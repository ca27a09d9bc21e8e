import type { DrawnHeading, RenderedPage } from '../drawn/rendered-page.ts'
import { type Fault, placed, quoted } from './fault.ts'

/** One heading of the first level, none without words, and no level skipped on the way down. */
export function judgeHeadings({ headings }: RenderedPage): Fault[] {
  const first = headings.filter(({ level }) => level === 1)
  const faults: Fault[] = []
  const tell = (severity: Fault['severity'], about: string, sentence: string, at?: DrawnHeading) =>
    faults.push({ judged: 'heading', severity, about, sentence, ...(at && placed(at)) })
  if (first.length === 0) tell('error', 'none', 'The page has no main heading.')
  for (const one of first.slice(1))
    tell('error', `second ${one.text}`, `${quoted(one.text)} is a second main heading.`, one)
  for (const one of headings)
    if (one.text === '') tell('error', `empty ${one.level}`, 'A heading has no words.', one)
  headings.forEach((one, place) => {
    const before = headings[place - 1]
    if (!before || one.level <= before.level + 1) return
    const skips = `The heading ${quoted(one.text)} skips a level: it’s level ${one.level}, and the one before is level ${before.level}.`
    tell('error', `skips ${before.level} ${one.level} ${one.text}`, skips, one)
  })
  return faults
}
