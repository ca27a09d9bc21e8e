import type { FastifyRequest } from 'fastify'
import { readSentForm } from '../../platform/http/form/sent-form.ts'
import { repeatKeyOf } from '../submissions/receive/repeat-key.ts'
import type { Stored } from '../submissions/receive/store-submission.ts'
import { attachmentLimit, attachmentTooLarge } from './enquiry-limits.ts'
import { type EnquiryDoor, submitEnquiry } from './submit-enquiry.ts'

/**
 * Reads a multipart request as it comes and stores the enquiry in it; a refusal is a `FormProblem`
 * with what was typed. Each door says it in its own way.
 */
export async function receiveEnquiry(
  door: EnquiryDoor,
  request: FastifyRequest,
  check?: (typed: Record<string, string>) => void | Promise<void>,
): Promise<Stored> {
  await door.limits?.count(request.ip)
  const form = await readSentForm(request, {
    files: door.files,
    fileField: 'file',
    tooLargeFrom: attachmentLimit,
    tooLarge: attachmentTooLarge,
  })
  try {
    await check?.(form.typed)
    return await submitEnquiry(door, form, repeatKeyOf(request, form.typed))
  } finally {
    await form.file?.release()
  }
}
