/**
 * How many letters must be changed, added, left out or swapped with their neighbour to make what was
 * meant of what was typed, or the beginning of it where more may follow.
 */
export function editDistance(typed: string, meant: string, mayGoOn = false): number {
  let same = 0
  while (same < typed.length && typed[same] === meant[same]) same++
  const [from, to] = [typed.slice(same), meant.slice(same)]
  let before: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const cost = from[i - 1] === to[j - 1] ? 0 : 1
      next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + cost)
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        next[j] = Math.min(next[j]!, before[j - 2]! + 1)
    }
    before = row
    row = next
  }
  return mayGoOn ? Math.min(...row) : row[to.length]!
}

/** Less than this of a word in common is chance. */
const leastAlike = 0.55

/** How alike two words are, from 0 to 1. */
export function likenessOf(one: string, other: string): number {
  const longest = Math.max(one.length, other.length)
  if (one === other) return 1
  if (Math.abs(one.length - other.length) > (1 - leastAlike) * longest) return 0
  const likeness = 1 - editDistance(one, other) / longest
  return likeness < leastAlike ? 0 : likeness
}
