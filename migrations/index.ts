import * as staff from './0001-staff.ts'
import * as sessions from './0002-sessions.ts'
import * as jobs from './0003-jobs.ts'
import * as history from './0004-history.ts'
import * as facts from './0005-facts.ts'
import * as submissions from './0020-submissions.ts'
import * as submissionLists from './0021-submission-lists.ts'
import * as submissionPeople from './0022-submission-people.ts'
import * as oneApplication from './0023-one-application.ts'
import * as attachments from './0024-attachments.ts'
import * as attachmentOwners from './0025-attachment-owners.ts'
import * as outbox from './0026-outbox.ts'
import * as outboxDue from './0027-outbox-due.ts'
import * as outboxAbout from './0028-outbox-about.ts'

export const migrations = {
  '0001-staff': staff,
  '0002-sessions': sessions,
  '0003-jobs': jobs,
  '0004-history': history,
  '0005-facts': facts,
  '0020-submissions': submissions,
  '0021-submission-lists': submissionLists,
  '0022-submission-people': submissionPeople,
  '0023-one-application': oneApplication,
  '0024-attachments': attachments,
  '0025-attachment-owners': attachmentOwners,
  '0026-outbox': outbox,
  '0027-outbox-due': outboxDue,
  '0028-outbox-about': outboxAbout,
}
