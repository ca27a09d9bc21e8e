import type { AppContext } from './app-context.ts'
import { countryCodesOf, firstCountryCode } from './features/documents/read/country-codes-of.ts'
import type { ApplicationDoor } from './features/applications/submit-application.ts'
import { judgeResume } from './features/applications/judge-resume.ts'
import { attachmentLimit, attachmentTooLarge } from './features/enquiries/enquiry-limits.ts'
import type { EnquiryDoor } from './features/enquiries/submit-enquiry.ts'
import { answerPromise, timeZoneOf } from './features/documents/read/answer-promise.ts'
import { paletteOf } from './features/documents/brand/brand-palette.ts'
import type { Documents } from './features/documents/read/documents.ts'
import { type ConsentForm, consentRead } from './features/documents/read/consents.ts'
import { refuseProgram } from './features/enquiries/refuse-program.ts'
import type { FileDoor } from './features/submissions/receive/receive-file.ts'
import { receiptLimits } from './features/submissions/receive/receipt-limits.ts'
import { SubmissionLimits } from './features/submissions/receive/submission-limits.ts'

const letterheadOf = ({ company, brand }: Documents) => {
  const { palette } = paletteOf(brand?.colours)
  return {
    name: company.name,
    signal: palette.signal.light,
    link: palette['signal-text'].light,
    timeZone: timeZoneOf(company),
  }
}

/** What the doors for visitors' words need beside the context: limits, consent, and what is said. */
export function submissionDoors(context: AppContext) {
  const { config, text, db, changes, clock, documents, files, secret } = context
  const { siteUrl, rateLimit } = config
  const submissions = {
    db,
    changes,
    clock,
    files,
    secret,
    siteUrl,
    letterhead: async () => letterheadOf(await documents.read()),
    receipts: rateLimit ? receiptLimits : undefined,
    limits: rateLimit ? new SubmissionLimits({ db, clock }) : undefined,
    countryCodes: async () => countryCodesOf(await documents.read()),
    countryCode: async () => firstCountryCode(await documents.read()),
  }
  const { enquiriesMonths, applicationsMonths } = config.retention
  const months = { enquiry: enquiriesMonths, application: applicationsMonths }
  const agreedTo = (form: ConsentForm) => (version: string | undefined) =>
    consentRead({ db, documents, months }, form, version)
  const promised = (form: ConsentForm) => async () => answerPromise(await documents.read(), form)
  const enquiries: EnquiryDoor = {
    ...submissions,
    consent: agreedTo('enquiry'),
    promise: promised('enquiry'),
    words: { sent: text('form.enquirySent'), wrongAnswer: text('form.wrongAnswer') },
  }
  const applications: ApplicationDoor = {
    ...submissions,
    consent: agreedTo('application'),
    promise: promised('application'),
    words: { sent: (title: string) => text('careers.sent', { title }) },
  }
  const statuses: FileDoor = {
    ...submissions,
    judge: (kind, file) => (kind === 'application' ? judgeResume(file) : refuseProgram(file)),
    file: { limit: attachmentLimit, tooLarge: attachmentTooLarge },
  }
  return { enquiries, applications, statuses }
}
