import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { outcomeOf, type Receipt } from './form-outcome.ts'
import { checkForm, type Errors, type Rule } from './form-rules.ts'
import { type Answered, LineBroken } from './post-form.ts'
import { useDraft } from './use-draft.ts'
import { useLineReturn } from './use-line-return.ts'

export type Telling = { onProgress: (share: number) => void; signal: AbortSignal }

type Sending = {
  /** Under which the draft is kept. */
  name: string
  rules: Rule[]
  /** What must be right besides the fields. */
  alsoWrong?: (data: FormData) => Errors
  post: (data: FormData, telling: Telling) => Promise<Answered>
  onSent: (receipt: Receipt) => void
  onRefused?: (errors: Errors) => void
  served?: Errors | undefined
}

export type Phase = 'idle' | 'sending' | 'waiting' | 'failed'

/** A form that keeps everything until it has been sent, and is sent once. */
export function useSendingForm(sending: Sending) {
  const { name, rules, served } = sending
  const form = useRef<HTMLFormElement>(null)
  const underWay = useRef<AbortController>(null)
  const [isLive, setLive] = useState(false)
  const [phase, setPhase] = useState<Phase>('idle')
  const [errors, setErrors] = useState<Errors>(served ?? {})
  const [said, setSaid] = useState<string>()
  const [progress, setProgress] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const names = rules.flatMap(({ name: field, file }) => (file ? [] : [field]))
  const draft = useDraft(name, form, names, served !== undefined)

  useEffect(() => {
    setLive(true)
    return () => underWay.current?.abort()
  }, [])
  useEffect(() => {
    // Not on arrival: whoever is typing by then goes on typing.
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempt])
  useLineReturn(phase === 'waiting', send)

  function refuse(wrong: Errors, message?: string) {
    setErrors(wrong)
    setSaid(message)
    setAttempt((count) => count + 1)
    setPhase(Object.keys(wrong).length > 0 && !message ? 'idle' : 'failed')
  }

  async function send() {
    if (underWay.current || !form.current) return
    const data = new FormData(form.current)
    for (const [key, value] of Array.from(data))
      if (value instanceof File && !value.name) data.delete(key)
    data.set('submission_id', draft.submissionId.current)
    const control = new AbortController()
    underWay.current = control
    setPhase('sending')
    setProgress(0)
    setSaid(undefined)
    draft.save()
    try {
      const telling = { onProgress: setProgress, signal: control.signal }
      const outcome = outcomeOf(await sending.post(data, telling))
      underWay.current = null
      if (outcome.kind === 'sent') {
        draft.drop()
        setErrors({})
        setPhase('idle')
        sending.onSent(outcome.receipt)
      } else {
        sending.onRefused?.(outcome.errors)
        refuse(outcome.errors, outcome.message)
        setPhase('failed')
      }
    } catch (error) {
      underWay.current = null
      if (control.signal.aborted) return
      if (!(error instanceof LineBroken)) setSaid((error as Error).message)
      setPhase(error instanceof LineBroken ? 'waiting' : 'failed')
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (underWay.current) return
    const data = new FormData(event.currentTarget)
    const wrong = { ...checkForm(rules, data), ...sending.alsoWrong?.(data) }
    setErrors(wrong)
    setSaid(undefined)
    if (Object.keys(wrong).length === 0) return void send()
    setPhase('idle')
    setAttempt((count) => count + 1)
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name: field } = event.target as HTMLInputElement
    draft.typed(phase === 'waiting' || phase === 'failed')
    if (phase === 'waiting') setPhase('failed')
    if (errors[field]) setErrors(({ [field]: _, ...rest }) => rest)
  }

  /** What is wrong with one field, before all of them are sent. */
  function judge(field: string) {
    if (!form.current) return
    const data = new FormData(form.current)
    const error = { ...checkForm(rules, data), ...sending.alsoWrong?.(data) }[field]
    setErrors(({ [field]: _, ...rest }) => (error ? { ...rest, [field]: error } : rest))
  }

  return {
    isLive,
    isAsServed: served !== undefined && attempt === 0 && phase === 'idle',
    phase,
    errors,
    said,
    progress,
    draft,
    judge,
    send,
    stopWaiting: () => setPhase('failed'),
    clear() {
      draft.drop()
      form.current?.reset()
    },
    wiring: { ref: form, onSubmit, onInput, noValidate: isLive, 'aria-busy': phase === 'sending' },
  }
}
