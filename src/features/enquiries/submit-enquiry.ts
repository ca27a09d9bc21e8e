import { commonRefusals } from '../../platform/http/common-refusals.ts'
import { FormProblem, type SentForm } from '../../platform/http/form/sent-form.ts'
import { judgeAnswer } from '../challenges/challenge.ts'
import { readSent } from '../submissions/receive/read-sent.ts'
import { storeSubmission, type Stored } from '../submissions/receive/store-submission.ts'
import type { Consent, SubmissionDoor } from '../submissions/receive/submission-door.ts'
import { doubtsAbout } from './doubts-about.ts'
import { enquiryMails } from './enquiry-emails.ts'
import { enquirySchema } from './enquiry-schema.ts'
import { refuseProgram } from './refuse-program.ts'

export type EnquiryDoor = SubmissionDoor & {
  countryCodes: () => Promise<string[]>
  /** Of who does not say one. */
  countryCode: () => Promise<string>
  /** By the version that the form showed. */
  consent: (version: string | undefined) => Promise<Consent>
  /** What the sender reads, from the translations file. */
  words: { sent: string; wrongAnswer: string }
}

/** Stores an enquiry with its file and the mails about it, or refuses it by field; keeps nothing then. */
export async function submitEnquiry(
  door: EnquiryDoor,
  { typed, file }: SentForm,
  repeatKey: string | undefined,
): Promise<Stored> {
  try {
    const judged = judgeAnswer(door, typed)
    const more: Record<string, string> = judged.isWrong ? { answer: door.words.wrongAnswer } : {}
    const problem = file && (await refuseProgram(file))
    if (problem) more.file = problem
    const enquiry = await readEnquiry(door, typed, more)
    if (judged.isWrong) throw wrongAnswer(door, more, typed)
    const { name, email, ...fields } = enquiry
    const letterhead = await door.letterhead()
    return await storeSubmission(
      door,
      {
        kind: 'enquiry',
        name,
        email,
        fields,
        file,
        challengeId: judged.challengeId,
        spamReasons: [...judged.spamReasons, ...doubtsAbout(enquiry.help)],
        consent: await door.consent(typed.consentVersion),
        repeatKey,
      },
      (stored) => enquiryMails(stored, enquiry, letterhead),
    )
  } finally {
    await file?.release()
  }
}

/** What was typed as an enquiry, or a refusal by field; more may be wrong besides. */
export const readEnquiry = async (
  { countryCodes, countryCode }: EnquiryDoor,
  typed: Record<string, string>,
  more: Record<string, string> = {},
) => readSent(enquirySchema(await countryCodes(), await countryCode()), typed, more)

const wrongAnswer = (
  { words }: EnquiryDoor,
  fields: Record<string, string>,
  typed: Record<string, string>,
) =>
  new FormProblem(
    { ...commonRefusals['fields-invalid'], message: words.wrongAnswer },
    fields,
    typed,
  )
