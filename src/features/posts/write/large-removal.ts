type Texts = { title: string; summary: string; content: string }

const much = 200

/** Whether a save takes so much away that somebody may want it back. */
export const isLargeRemoval = (before: Texts, after: Texts): boolean =>
  (['title', 'summary', 'content'] as const).some(
    (name) =>
      (before[name] !== '' && after[name] === '') || lettersGone(before[name], after[name]) > much,
  )

/** How much of a text stands neither at its beginning nor at its end any more. */
function lettersGone(before: string, after: string): number {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return before.length - start - end
}
