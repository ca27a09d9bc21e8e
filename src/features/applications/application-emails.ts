import type { Letterhead } from '../../platform/outbox/mail-layout.ts'
import type { Mail } from '../../platform/outbox/mail.ts'
import type { Stored } from '../submissions/receive/store-submission.ts'
import { mailToCompany, receipt } from '../submissions/receive/submission-mails.ts'
import type { Application } from './application-schema.ts'

export const applicationMails = (
  stored: Stored,
  { name, email, coverLetter }: Application,
  letterhead: Letterhead,
): Mail[] => [
  mailToCompany(stored, {
    letterhead,
    to: '@careers',
    what: 'Application',
    lines: [
      ['Job', stored.submission.jobTitle ?? ''],
      ['Name', name],
      ['Email', email],
      ['Cover letter', coverLetter],
    ],
  }),
  receipt(stored, { letterhead, what: 'application' }),
]
