import { houseRefusals } from '../../platform/http/house-refusals.ts'
import { FormProblem, type SentForm } from '../../platform/http/sent-form.ts'
import { judgeAnswer } from '../challenges/challenge.ts'
import { readSent } from '../submissions/receive/read-sent.ts'
import { storeSubmission, type Stored } from '../submissions/receive/store-submission.ts'
import type { Consent, SubmissionParts } from '../submissions/receive/submission-parts.ts'
import { doubtsAbout } from './doubts-about.ts'
import { enquiryMails } from './enquiry-emails.ts'
import { enquirySchema } from './enquiry-schema.ts'
import { refuseProgram } from './refuse-program.ts'

export type EnquiryParts = SubmissionParts & {
  countryCodes: string[]
  defaultCountryCode: string
  consent: Consent
  /** What the sender reads, from the translations file. */
  words: { sent: string; wrongAnswer: string }
}

/** Stores an enquiry with its file and the mails about it, or refuses it by field; keeps nothing then. */
export async function submitEnquiry(
  parts: EnquiryParts,
  { typed, file }: SentForm,
  repeatKey: string | undefined,
): Promise<Stored> {
  try {
    const judged = judgeAnswer(parts.secret, typed)
    const more: Record<string, string> = judged.isWrong ? { answer: parts.words.wrongAnswer } : {}
    const problem = file && (await refuseProgram(file))
    if (problem) more.file = problem
    const { countryCodes, defaultCountryCode } = parts
    const enquiry = readSent(enquirySchema(countryCodes, defaultCountryCode), typed, more)
    if (judged.isWrong) throw wrongAnswer(parts, more, typed)
    const { name, email, ...fields } = enquiry
    return await storeSubmission(
      parts,
      {
        kind: 'enquiry',
        name,
        email,
        fields,
        file,
        challengeId: judged.challengeId,
        spamReasons: [...judged.spamReasons, ...doubtsAbout(enquiry.help)],
        consent: parts.consent,
        repeatKey,
      },
      (stored) => enquiryMails(stored, enquiry, parts.companyName),
    )
  } finally {
    await file?.release()
  }
}

const wrongAnswer = (
  { words }: EnquiryParts,
  fields: Record<string, string>,
  typed: Record<string, string>,
) =>
  new FormProblem({ ...houseRefusals['fields-invalid'], message: words.wrongAnswer }, fields, typed)
