import type { Letterhead } from '../../platform/outbox/mail-layout.ts'
import type { Mail } from '../../platform/outbox/mail.ts'
import type { Stored } from '../submissions/receive/store-submission.ts'
import { mailToCompany, receipt } from '../submissions/receive/submission-mails.ts'
import type { Enquiry } from './enquiry-schema.ts'
import { wholePhone } from './whole-phone.ts'

export const enquiryMails = (stored: Stored, enquiry: Enquiry, letterhead: Letterhead): Mail[] => [
  mailToCompany(stored, {
    letterhead,
    to: '@enquiries',
    what: 'Enquiry',
    lines: [
      ['Name', enquiry.name],
      ['Email', enquiry.email],
      ['Phone', wholePhone(enquiry)],
      ...(enquiry.page
        ? ([['Wrote after reading', enquiry.page]] satisfies [string, string][])
        : []),
      ['How we can help', enquiry.help],
    ],
  }),
  receipt(stored, { letterhead, what: 'enquiry' }),
]
