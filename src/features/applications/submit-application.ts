import type { SentForm } from '../../platform/http/form/sent-form.ts'
import type { OpenJob } from '../jobs/read/find-open-job.ts'
import { findOpenJob } from '../jobs/read/find-open-job.ts'
import { readSent } from '../submissions/receive/read-sent.ts'
import { storeSubmission, type Stored } from '../submissions/receive/store-submission.ts'
import type { Consent, SubmissionDoor } from '../submissions/receive/submission-door.ts'
import { applicationMails } from './application-emails.ts'
import { resumeMissing } from './application-limits.ts'
import { applicationSchema } from './application-schema.ts'
import { judgeResume } from './judge-resume.ts'

export type ApplicationDoor = SubmissionDoor & {
  /** By the version that the form showed. */
  consent: (version: string | undefined) => Promise<Consent>
  /** What the sender reads, from the translations file. */
  words: { sent: (title: string) => string }
}

/**
 * Stores an application for an open job with its resume and the mails about it, or refuses it by
 * field. A second one of the same address takes the place of the first, quietly.
 */
export async function submitApplication(
  door: ApplicationDoor,
  titleOrId: string,
  { typed, file }: SentForm,
  repeatKey: string | undefined,
): Promise<Stored & { job: OpenJob }> {
  try {
    const job = await findOpenJob(door, titleOrId)
    const problem = file ? await judgeResume(file) : resumeMissing
    const application = readSent(applicationSchema, typed, problem ? { resume: problem } : {})
    const { name, email, ...fields } = application
    const letterhead = await door.letterhead()
    const stored = await storeSubmission(
      door,
      {
        kind: 'application',
        job,
        name,
        email,
        fields,
        file,
        repeatKey,
        spamReasons: typed.website?.trim() ? ['honeypot'] : [],
        consent: await door.consent(typed.consentVersion),
      },
      (made) => applicationMails(made, application, letterhead),
    )
    return { ...stored, job }
  } finally {
    await file?.release()
  }
}
