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
