import { z } from 'zod'
import {
  count,
  emailIn,
  moment,
  type Refused,
  rowId,
  type Routes,
  told,
  version,
} from '../../platform/http/route-schema.ts'
import { mailAnswer } from '../../platform/outbox/mail-answer.ts'
import { inboxRefusals } from './submission-refusals.ts'

export const reference = z.string().meta({ examples: ['A-7KQ2-M9XD'] })
export const jobTitle = z.string().meta({ examples: ['QA / Test Engineer'] })
export const personName = z.string().meta({ examples: ['Asha Rao'] })
export const itemState = z.string().meta({ examples: ['new'] })

export const assigneeAnswer = told({ id: rowId, email: emailIn })
const nobody = told({ id: rowId, email: emailIn.nullable() }).nullable()

const file = told({
  id: rowId,
  name: z.string().meta({ examples: ['resume.pdf'] }),
  size: count.describe('In bytes.'),
  sha256: z.string().meta({ examples: ['9f86d081884c7d659a2feaa0c55ad015'] }),
})

export const itemAnswer = told({
  id: rowId,
  reference,
  jobId: rowId.optional(),
  jobTitle: jobTitle.nullable().optional(),
  name: personName,
  email: emailIn,
  countryCode: z
    .string()
    .optional()
    .meta({ description: 'Of an enquiry.', examples: ['+91'] }),
  phoneNumber: z
    .string()
    .optional()
    .meta({ description: 'Of an enquiry.', examples: ['98220 00000'] }),
  page: z
    .string()
    .optional()
    .meta({ description: 'The page whose words led to an enquiry.', examples: ['/how-we-work'] }),
  help: z
    .string()
    .optional()
    .meta({ description: 'Of an enquiry.', examples: ['Our tests take an hour.'] }),
  coverLetter: z
    .string()
    .optional()
    .meta({ description: 'Of an application.', examples: ['I have tested for three years.'] }),
  file: file.nullable().optional().describe('Of an enquiry.'),
  resume: file.nullable().optional().describe('Of an application.'),
  moreFiles: z.array(file),
  receivedAt: moment,
  state: itemState,
  suspectedSpam: z.boolean(),
  spamReasons: z.array(z.string()).meta({ examples: [[]] }),
  erasureAskedAt: moment.nullable(),
  consentVersion: z.string().meta({ examples: ['2026-11-01'] }),
  version,
  unread: z.boolean(),
  assignee: nobody,
}).meta({ id: 'Item', description: 'What came in, every field as it was typed.' })

export const noteAnswer = told({
  id: rowId,
  who: emailIn.nullable(),
  at: moment,
  text: z.string().meta({ examples: ['Called back, no answer.'] }),
}).meta({ id: 'Note' })

export const wholeItem = told({
  item: itemAnswer,
  notes: z.array(noteAnswer),
  mails: z.array(mailAnswer.extend({ mailbox: emailIn.nullable() })),
  changes: z.array(
    told({
      id: rowId,
      at: moment,
      who: emailIn.nullable(),
      action: z.string().meta({ examples: ['moved to interview'] }),
    }),
  ),
})

/** How it stands now, and who did what to it last. */
const staleMembers = {
  item: itemAnswer.pick({ id: true, state: true, version: true, assignee: true }),
  changedBy: told({
    email: emailIn.nullable(),
    at: moment,
    action: z.string().meta({ examples: ['moved to interview'] }),
  }),
}

export const noItem = inboxRefusals['item-not-found']

export const itemChanged: Refused[] = [
  { ...inboxRefusals['item-changed'], more: staleMembers },
  { ...inboxRefusals['item-withdrawn'], more: staleMembers },
]

export const outcomes = z.array(
  z.union([
    told({
      id: rowId,
      done: z.literal(true),
      state: itemState.optional(),
      version: version.optional(),
    }),
    told({
      id: rowId,
      done: z.literal(false),
      status: z.int().meta({ examples: [404] }),
      message: z.string().meta({ examples: [noItem.message] }),
      code: z.string().meta({ examples: [noItem.code] }),
      item: staleMembers.item.optional(),
      changedBy: staleMembers.changedBy.optional(),
    }),
  ]),
)

type OfInbox<All, Inbox extends string> = {
  [
    Name in keyof All as Name extends `${infer Before}{inbox}${infer After}`
      ? `${Before}${Inbox}${After}`
      : Name
  ]: All[Name]
}

/** The same routes for one inbox: its name stands in their addresses. */
export const inInbox = <Inbox extends string, All extends Routes>(inbox: Inbox, all: All) =>
  Object.fromEntries(
    Object.entries(all).map(([name, route]) => [name.replace('{inbox}', inbox), route]),
  ) as OfInbox<All, Inbox>
