import type { Value } from '../document-value.ts'

const much = 200

/** Whether a save takes so many words away that somebody may want them back. */
export function isLargeCut(before: Value, after: Value): boolean {
  const [was, is] = [wordsIn(before), wordsIn(after)]
  const most = Math.min(was.length, is.length)
  let start = 0
  while (start < most && was[start] === is[start]) start++
  let end = 0
  while (end < most - start && was.at(-1 - end) === is.at(-1 - end)) end++
  return was.length - start - end > much
}

function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(wordsIn).join('\n')
}
