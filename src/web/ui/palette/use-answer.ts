import { useEffect, useState } from 'react'
import { askAfter, type End } from './ask-after.ts'

const pause = 120

type Ask<Answer> = (question: string, signal: AbortSignal) => Promise<Answer>

/** What is answered while somebody types; the answer before stays until the newest question has its own. */
export function useAnswer<Answer>(question: string, ask: Ask<Answer>) {
  const [told, setTold] = useState<{ to: string } & End<Answer>>()
  const [attempt, setAttempt] = useState(0)
  const to = `${attempt} ${question}`
  useEffect(
    () =>
      askAfter(
        question ? pause : 0,
        (signal) => ask(question, signal),
        (end) => setTold({ to, ...end }),
      ),
    [question, to, ask],
  )
  const phase: Phase = told?.to === to ? told.phase : 'searching'
  return { phase, answer: told?.answer, retry: () => setAttempt((count) => count + 1) }
}

export type Phase = 'searching' | 'found' | 'failed'
