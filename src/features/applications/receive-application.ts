import type { FastifyRequest } from 'fastify'
import { readSentForm } from '../../platform/http/form/sent-form.ts'
import { findOpenJob } from '../jobs/read/find-open-job.ts'
import { repeatKeyOf } from '../submissions/receive/repeat-key.ts'
import { resumeLimit, resumeTooLarge } from './application-limits.ts'
import { type ApplicationDoor, submitApplication } from './submit-application.ts'

/**
 * Reads a multipart request as it comes and stores the application in it; a refusal is a
 * `FormProblem` with what was typed. Each door says it in its own way.
 */
export async function receiveApplication(
  door: ApplicationDoor,
  request: FastifyRequest,
  titleOrId: string,
  check?: (typed: Record<string, string>) => void,
) {
  await door.limits?.count(request.ip)
  await findOpenJob(door, titleOrId)
  const form = await readSentForm(request, {
    files: door.files,
    fileField: 'resume',
    tooLargeFrom: resumeLimit,
    tooLarge: resumeTooLarge,
  })
  try {
    check?.(form.typed)
    return await submitApplication(door, titleOrId, form, repeatKeyOf(request, form.typed))
  } finally {
    await form.file?.release()
  }
}
