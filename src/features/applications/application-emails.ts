import type { Mail } from '../../platform/outbox/mail.ts'
import type { Stored } from '../submissions/receive/store-submission.ts'
import { mailToCompany, receipt } from '../submissions/receive/submission-mails.ts'
import type { Application } from './application-schema.ts'

export const applicationMails = (
  stored: Stored,
  { name, email, coverLetter }: Application,
  companyName: string,
): Mail[] => [
  mailToCompany(stored, {
    to: '@careers',
    what: 'Application',
    facts: [
      ['Position', stored.submission.jobTitle ?? ''],
      ['Name', name],
      ['Email', email],
      ['Cover letter', coverLetter],
    ],
  }),
  receipt(stored, { companyName, what: 'application' }),
]
