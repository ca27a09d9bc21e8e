/** Whether one letter was changed, added, left out or swapped with its neighbour. */
export const isOneLetterOff = (typed: string, meant: string): boolean =>
  Math.abs(typed.length - meant.length) <= 1 && beginsOneLetterOff(typed, meant, true)

/**
 * The same for a word that is still being typed: the beginning of what was meant will do. It is asked
 * for every known word, so nothing is cut or joined here.
 */
export function beginsOneLetterOff(typed: string, meant: string, isWhole = false): boolean {
  let at = 0
  while (at < typed.length && typed.charCodeAt(at) === meant.charCodeAt(at)) at++
  const goesOn = (from: number, to: number) => {
    if (isWhole && meant.length - to !== typed.length - from) return false
    while (from < typed.length)
      if (typed.charCodeAt(from++) !== meant.charCodeAt(to++)) return false
    return true
  }
  if (at === typed.length) return true
  const isSwapped =
    typed.charCodeAt(at) === meant.charCodeAt(at + 1) &&
    typed.charCodeAt(at + 1) === meant.charCodeAt(at)
  return (
    goesOn(at + 1, at) ||
    goesOn(at + 1, at + 1) ||
    goesOn(at, at + 1) ||
    (isSwapped && goesOn(at + 2, at + 2))
  )
}
