import { useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n.tsx'
import { type IsSent, type Outcome, outcomeOf } from './form-outcome.ts'
import { fetchSheet } from '../receipt/late-sheet.ts'
import type { Answered, Telling } from './post-form.ts'
import { backOnline } from './back-online.ts'

/** `said`: why it failed, where somebody has told. */
type Try = {
  phase: 'idle' | 'sending' | 'waiting' | 'failed'
  said?: string | undefined
  progress?: number
}

export type Phase = Try['phase']

type Line = {
  pack: () => Promise<FormData>
  post: (data: FormData, telling: Telling) => Promise<Answered>
  isSent?: IsSent | undefined
  onOutcome: (outcome: Outcome) => void
}

/** One sending at a time, tried again when the line returns and ended when the page is left. */
export function useOneSending({ pack, post, isSent, onOutcome }: Line) {
  const t = useText()
  const underWay = useRef<AbortController>(null)
  const [last, setLast] = useState<Try>({ phase: 'idle' })
  const stop = () => underWay.current?.abort()
  useEffect(() => stop, [])

  async function send() {
    stop()
    const { signal } = (underWay.current = new AbortController())
    onProgress(0)
    const data = await pack().catch(() => fail(t('form.fileChanged')))
    if (!data || signal.aborted) return
    void fetchSheet()
    // Again after 15 seconds, and up to two minutes; then it is for the sender to say so.
    for (let pauseMs = 15_000; ; pauseMs *= 2) {
      onProgress(0)
      const answered = await post(data, { onProgress, signal })
      if (signal.aborted) return
      if (answered.status) return heard(answered)
      // Our own doors store the same once, however often it comes; others might mail it each time.
      if (!answered.isOurs || (navigator.onLine && pauseMs > 120_000))
        return fail(t('form.noAnswer'))
      setLast({ phase: 'waiting' })
      await backOnline(pauseMs, signal)
      if (signal.aborted) return
    }
  }

  const onProgress = (progress: number) => setLast({ phase: 'sending', progress })
  const fail = (said?: string) => setLast({ phase: 'failed', said })

  function heard(answered: Answered) {
    const outcome = outcomeOf(answered, isSent, t('form.tooLargeHere'))
    onOutcome(outcome)
    if (outcome.receipt) setLast({ phase: 'idle' })
    else fail(outcome.message)
  }

  /** Nothing is sent any more, also not later. */
  function end(phase: Phase) {
    stop()
    setLast({ phase })
  }

  return {
    ...last,
    isBusy: last.phase === 'sending',
    end,
    send: () => send().catch(({ message }: Error) => fail(message)),
    stopWaiting: () => end('failed'),
  }
}
