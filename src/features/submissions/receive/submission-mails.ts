import { layOut, type Letterhead, type MailPart } from '../../../platform/outbox/mail-layout.ts'
import type { Mail, Recipient } from '../../../platform/outbox/mail.ts'
import { momentInWords } from '../moment-in-words.ts'
import { spamInWords } from '../spam-in-words.ts'
import type { Stored } from './store-submission.ts'
import type { SubmissionTable } from '../submission-store.ts'

type ToCompany = {
  to: Recipient
  what: string
  lines: [string, string][]
  letterhead: Letterhead
}

/** To the company: everything that was sent, the file with it. Its subject is all ours. */
export function mailToCompany(
  { submission, attachment, siteUrl }: Stored,
  { to, what, lines, letterhead }: ToCompany,
): Mail {
  const { reference, email, spamReasons } = submission
  const received = momentInWords(submission.receivedAt, letterhead.timeZone)
  const door: MailPart[] = [
    ...(spamReasons
      ? [`This looks like spam: ${spamInWords(spamReasons.split(' '))}. It’s kept like any other.`]
      : []),
    { lines: [['Reference', reference], ['Received', received], ...lines] },
    attachment ? `Attached: ${attachment.name}` : 'Nothing is attached.',
    deskLink(siteUrl, submission),
  ]
  return {
    to,
    replyTo: email,
    subject: `${what} ${reference}${spamReasons ? ' (perhaps spam)' : ''}`,
    ...layOut(door, letterhead),
    ...(attachment
      ? { attachments: [{ fileKey: attachment.fileKey, name: attachment.name }] }
      : {}),
  }
}

/**
 * To the sender. Nothing that was typed stands in it: else anybody could have us send their words to
 * anybody.
 */
export function receipt(
  { submission, link }: Stored,
  { letterhead, what }: { letterhead: Letterhead; what: string },
): Mail {
  const { email, reference, jobTitle } = submission
  const job: [string, string][] = jobTitle ? [['Position', jobTitle]] : []
  return {
    to: email,
    subject: `We have received your ${what} (${reference})`,
    ...layOut(
      [
        `Thank you. Your ${what} has reached ${letterhead.name}.`,
        { lines: [['Your reference', reference], ...job] },
        {
          link: link('mail'),
          says: 'See what arrived and where it stands, add a file, withdraw it or ask us to erase it',
        },
        ifItWasNotYou(submission, what),
      ],
      letterhead,
    ),
  }
}

/** The link reaches all that this address sent for the same job, what came before included. */
const ifItWasNotYou = ({ id, threadId }: SubmissionTable, what: string) =>
  threadId === id
    ? 'If it wasn’t you who wrote to us, follow the link and withdraw it; that’s all you need to do.'
    : `It takes the place of an earlier ${what} from this address for the same position. If it wasn’t you who sent this one, please don’t withdraw it but write to us: withdrawing it withdraws the earlier one as well.`

const kinds: Record<SubmissionTable['kind'], { to: Recipient; what: string; screen: string }> = {
  enquiry: { to: '@enquiries', what: 'Enquiry', screen: 'enquiries' },
  application: { to: '@careers', what: 'Application', screen: 'applications' },
}

const deskLink = (siteUrl: string, { kind, id }: SubmissionTable): MailPart => ({
  link: `${siteUrl}/admin/${kinds[kind].screen}?item=${id}`,
  says: 'Open it at the desk',
})

/** To the company: what has become of something that was sent before. */
export function noteToCompany(
  siteUrl: string,
  submission: SubmissionTable,
  happened: string,
): Mail {
  const { kind, reference, name } = submission
  const { to, what } = kinds[kind]
  return {
    to,
    subject: `${what} ${reference} ${happened}`,
    ...layOut([
      `${what} ${reference} ${happened}.`,
      { lines: [['Name', name]] },
      deskLink(siteUrl, submission),
    ]),
  }
}
