import { type FormEvent, type SubmitEvent, useRef } from 'react'
import { useIsLive } from '../../ui/use-is-live.ts'
import type { IsSent, Receipt } from './form-outcome.ts'
import { checkForm, type Errors, type Rule } from '../../ui/field/form-rules.ts'
import type { Answered, Telling } from './post-form.ts'
import { useFormDraft } from './use-form-draft.ts'
import { useFormErrors } from '../../ui/field/use-form-errors.ts'
import { useOneSending } from './use-one-sending.ts'

type Sending = {
  /** Under which the draft is kept. */
  name: string
  rules: Rule[]
  /** What must be right besides the fields. */
  alsoWrong?: (data: FormData) => Errors
  post: (data: FormData, telling: Telling) => Promise<Answered>
  isSent?: IsSent
  /** A try begins, whatever becomes of it. */
  onTry?: () => void
  onSent: (receipt: Receipt) => void
  onRefused?: (errors: Errors) => void
  served?: Errors | undefined
}

/** A form that keeps everything until it has been sent, and is sent once; what it is sent as is not changed meanwhile. */
export function useSendingForm(sending: Sending) {
  const { name, rules, served } = sending
  const form = useRef<HTMLFormElement>(null)
  const isLive = useIsLive()
  const names = rules.flatMap(({ name: field, file }) => (file ? [] : [field]))
  const draft = useFormDraft(name, form, names, served !== undefined)
  const check = (data: FormData) => ({ ...checkForm(rules, data), ...sending.alsoWrong?.(data) })
  const { errors, isRefused, settle, refuse, forgive, judge } = useFormErrors(form, check, served)
  const { end, ...line } = useOneSending({
    pack: () => packed(form.current!, draft.save()),
    post: sending.post,
    isSent: sending.isSent,
    onOutcome(outcome) {
      if (outcome.receipt) {
        draft.drop()
        settle()
        sending.onSent(outcome.receipt)
      } else {
        sending.onRefused?.(outcome.errors)
        refuse(outcome.errors)
      }
    },
  })
  const { phase, isBusy, send, stopWaiting } = line

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const wrong = check(new FormData(form.current!))
    sending.onTry?.()
    if (Object.keys(wrong).length === 0) {
      settle()
      return void send()
    }
    end('idle')
    refuse(wrong)
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    draft.typed(phase === 'waiting' || phase === 'failed')
    if (phase === 'waiting') stopWaiting()
    forgive((event.target as HTMLInputElement).name)
  }

  const wiring = { ref: form, onSubmit, onInput, 'aria-busy': isBusy }
  return {
    ...line,
    isLive,
    isAsServed: served && !isRefused && phase === 'idle',
    errors,
    draft,
    judge,
    clear() {
      end('idle')
      draft.drop()
      form.current?.reset()
      // What was pressed goes with its note.
      form.current?.querySelector('input')?.focus()
    },
    // What is wrong is said in our words: by this code, or by the server where it does not come (`hold-submit.js`).
    wiring: { ...wiring, noValidate: true, 'data-waits': isLive ? undefined : '' },
  }
}

/** What the form holds, under its number, its file as it is now; one that was not chosen is none. */
async function packed(form: HTMLFormElement, submissionId: string) {
  const data = new FormData(form)
  for (const [key, file] of Array.from(data)) {
    if (typeof file === 'string') continue
    if (!file.name) data.delete(key)
    else data.set(key, new File([await file.arrayBuffer()], file.name, file))
  }
  data.set('submission_id', submissionId)
  return data
}
