const moment = 1000

/** What one look sees, or how it fails, is the answer for all who ask meanwhile and in the second after it. */
export function forAMoment<T>(look: () => Promise<T>): () => Promise<T> {
  let seen: Promise<T> | undefined
  return () => {
    if (seen) return seen
    const forget = () => void setTimeout(() => (seen = undefined), moment).unref()
    seen = look()
    seen.then(forget, forget)
    return seen
  }
}
