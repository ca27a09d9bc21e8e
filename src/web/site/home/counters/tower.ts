/** A tower in the drawings' projection, from its plan at 0 to its whole height. */
export function tower(value: number, to = value): string {
  const rise = value < to ? value / to : 1
  const [left, front, right, back] = [121, 133, 112, 100].map((y) => y - Math.round(rise * 100))
  return (
    `M1 121 22 133 34 112V${right}L13 ${back} 1 ${left}z` +
    `M1 ${left} 22 ${front} 34 ${right}M22 ${front}V133`
  )
}
