const name = 'words-to-link'

/** Keeps the chosen words marked while the caret is in a field. */
export function markWords() {
  const chosen = getSelection()
  if (!('highlights' in CSS) || !chosen?.rangeCount) return
  CSS.highlights.set(name, new Highlight(chosen.getRangeAt(0).cloneRange()))
}

export const unmarkWords = () => {
  if ('highlights' in CSS) CSS.highlights.delete(name)
}
