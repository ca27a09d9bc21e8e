/** The end of a scale that holds a count: even, round, and not far above it. */
export function highestTick(count: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(1, count)))
  const round = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10].map((each) => each * size)
  return Math.max(2, round.find((each) => each >= count && each % 2 === 0) ?? 10 * size)
}
