/** Whether one letter was changed, added, left out or swapped with its neighbour. */
export function isOneLetterOff(typed: string, meant: string): boolean {
  const difference = typed.length - meant.length
  if (difference > 1 || difference < -1) return false
  let at = 0
  while (at < typed.length && typed[at] === meant[at]) at++
  if (at === typed.length || at === meant.length) return true
  const rest = (text: string, from: number) => text.slice(from)
  if (difference > 0) return rest(typed, at + 1) === rest(meant, at)
  if (difference < 0) return rest(typed, at) === rest(meant, at + 1)
  if (rest(typed, at + 1) === rest(meant, at + 1)) return true
  const isSwapped = typed[at] === meant[at + 1] && typed[at + 1] === meant[at]
  return isSwapped && rest(typed, at + 2) === rest(meant, at + 2)
}

/** The same for a word that is still being typed: the beginning of what was meant will do. */
export const beginsOneLetterOff = (typed: string, meant: string): boolean =>
  [-1, 0, 1].some(
    (more) =>
      meant.length >= typed.length + more &&
      isOneLetterOff(typed, meant.slice(0, typed.length + more)),
  )
