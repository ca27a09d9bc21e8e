/** How much of a text stands neither at its beginning nor at its end any more. */
export function lettersGone(before: string, after: string): number {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return before.length - start - end
}
