import type { FastifyRequest } from 'fastify'
import { FormProblem } from '../../../platform/http/form/sent-form.ts'
import { senderRefusals } from '../submission-refusals.ts'

/** What names one act of sending, so that sending it again stores it once: a header or a field. */
export function repeatKeyOf(request: FastifyRequest, typed: Record<string, string>) {
  const header = request.headers['idempotency-key']
  const key = (typeof header === 'string' && header) || typed.submission_id || undefined
  if (key && !/^[\x21-\x7e]{8,200}$/.test(key))
    throw new FormProblem(senderRefusals['submission-id-invalid'], {}, typed)
  return key
}

const byTime = 'plain-'

/** For a form that a browser sends by itself: the same words and file within ten minutes are one. */
export const keyByTime = (now: Date) => `${byTime}${Math.floor(now.getTime() / 600_000)}`

export const isByTime = (key: string | undefined) => key?.startsWith(byTime) ?? false
