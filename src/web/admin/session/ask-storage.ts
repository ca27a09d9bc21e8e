/** A browser that keeps nothing for this site throws at the mere question. */
export function ask<T>(question: () => T): T | undefined {
  try {
    return question()
  } catch {
    return undefined
  }
}
