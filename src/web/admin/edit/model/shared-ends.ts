/** How many letters two texts have in common at their beginning, and behind those at their end. */
export function sharedEnds(a: string, b: string): [start: number, end: number] {
  const most = Math.min(a.length, b.length)
  let start = 0
  while (start < most && a[start] === b[start]) start++
  let end = 0
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end++
  return [start, end]
}
