/** A line may be poor, and the first search after a change on a busy machine has taken eleven seconds. */
const patience = 20_000

export type End<Answer> = { phase: 'found'; answer: Answer } | { phase: 'failed'; answer?: never }

/** Asks after a pause. What is dropped meanwhile is not asked, or its answer is not told. */
export function askAfter<Answer>(
  pause: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
  tell: (end: End<Answer>) => void,
): () => void {
  const dropped = new AbortController()
  const answer = async (): Promise<End<Answer>> => {
    try {
      const signal = AbortSignal.any([dropped.signal, AbortSignal.timeout(patience)])
      return { phase: 'found', answer: await ask(signal) }
    } catch {
      return { phase: 'failed' }
    }
  }
  const timer = setTimeout(async () => {
    const end = await answer()
    if (!dropped.signal.aborted) tell(end)
  }, pause)
  return () => {
    clearTimeout(timer)
    dropped.abort()
  }
}
