import { useEffect, useRef, useState } from 'react'
import { type Outcome, outcomeOf } from './form-outcome.ts'
import { fetchSheet } from '../receipt/late-sheet.ts'
import { type Answered, LineBroken } from './post-form.ts'
import { useLineReturn } from './use-line-return.ts'

export type Telling = { onProgress: (share: number) => void; signal: AbortSignal }

export type Phase = 'idle' | 'sending' | 'waiting' | 'failed'

type Line = {
  /** What is to be sent by now, if anything. */
  pack: () => FormData | undefined
  post: (data: FormData, telling: Telling) => Promise<Answered>
  onOutcome: (outcome: Outcome) => void
}

/** One sending at a time, tried again when the line returns and ended when the page is left. */
export function useOneSending({ pack, post, onOutcome }: Line) {
  const underWay = useRef<AbortController>(null)
  const [phase, setPhase] = useState<Phase>('idle')
  const [said, setSaid] = useState<string>()
  const [progress, setProgress] = useState(0)
  useEffect(() => () => underWay.current?.abort(), [])
  useLineReturn(phase === 'waiting', send)

  async function send() {
    const data = underWay.current ? undefined : pack()
    if (!data) return
    const control = new AbortController()
    underWay.current = control
    setPhase('sending')
    void fetchSheet()
    setProgress(0)
    setSaid(undefined)
    try {
      const telling = { onProgress: setProgress, signal: control.signal }
      const outcome = outcomeOf(await post(data, telling))
      underWay.current = null
      onOutcome(outcome)
      if (outcome.kind !== 'sent') setSaid(outcome.message)
      setPhase(outcome.kind === 'sent' ? 'idle' : 'failed')
    } catch (error) {
      underWay.current = null
      if (control.signal.aborted) return
      if (!(error instanceof LineBroken)) setSaid((error as Error).message)
      setPhase(error instanceof LineBroken ? 'waiting' : 'failed')
    }
  }

  return {
    phase,
    setPhase,
    said,
    setSaid,
    progress,
    send,
    isUnderWay: () => underWay.current !== null,
    stopWaiting: () => setPhase('failed'),
  }
}
