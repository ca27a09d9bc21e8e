import * as staff from './0001-staff.ts'
import * as sessions from './0002-sessions.ts'
import * as jobs from './0003-jobs.ts'
import * as history from './0004-history.ts'
import * as facts from './0005-facts.ts'
import * as posts from './0010-posts.ts'
import * as postSlugs from './0011-post-slugs.ts'
import * as categories from './0012-categories.ts'
import * as postLists from './0013-post-lists.ts'
import * as postSearch from './0014-post-search.ts'
import * as media from './0015-media.ts'
import * as mediaCopies from './0016-media-copies.ts'
import * as submissions from './0020-submissions.ts'
import * as submissionLists from './0021-submission-lists.ts'
import * as submissionPeople from './0022-submission-people.ts'
import * as oneApplication from './0023-one-application.ts'
import * as attachments from './0024-attachments.ts'
import * as attachmentOwners from './0025-attachment-owners.ts'
import * as outbox from './0026-outbox.ts'
import * as outboxDue from './0027-outbox-due.ts'
import * as outboxAbout from './0028-outbox-about.ts'
import * as jobSlugs from './0030-job-slugs.ts'
import * as uniqueJobSlugs from './0031-unique-job-slugs.ts'
import * as jobStates from './0032-job-states.ts'
import * as jobValidThrough from './0033-job-valid-through.ts'
import * as jobDetails from './0034-job-details.ts'
import * as sessionDevice from './0040-session-device.ts'
import * as staffRemoved from './0041-staff-removed.ts'
import * as historyOfOne from './0042-history-of-one.ts'
import * as historyByTime from './0043-history-by-time.ts'
import * as submissionReading from './0050-submission-reading.ts'
import * as submissionAssignee from './0051-submission-assignee.ts'
import * as submissionNumber from './0052-submission-number.ts'
import * as submissionNumbers from './0053-submission-numbers.ts'
import * as submissionNotes from './0054-submission-notes.ts'
import * as notesOfOne from './0055-notes-of-one.ts'
import * as submissionSearch from './0056-submission-search.ts'
import * as inboxByJob from './0072-inbox-by-job.ts'
import * as inboxLists from './0057-inbox-lists.ts'
import * as historyBegan from './0060-history-began.ts'
import * as submissionsByWeek from './0061-submissions-by-week.ts'
import * as submissionsNew from './0062-submissions-new.ts'
import * as draftsByChange from './0063-drafts-by-change.ts'
import * as outboxMailbox from './0070-outbox-mailbox.ts'
import * as outboxMailboxes from './0071-outbox-mailboxes.ts'
import * as jobPostedAt from './0090-job-posted-at.ts'
import * as jobsPostedBefore from './0091-jobs-posted-before.ts'
import * as submissionOpened from './0092-submission-opened.ts'
import * as submissionsOpenedBefore from './0093-submissions-opened-before.ts'
import * as changes from './0100-changes.ts'
import * as limits from './0110-limits.ts'
import * as documents from './0120-documents.ts'
import * as previews from './0130-previews.ts'
import * as presence from './0135-presence.ts'
import * as publications from './0140-publications.ts'
import * as publicationDocuments from './0141-publication-documents.ts'
import * as publicationsByTime from './0142-publications-by-time.ts'
import * as mediaNotes from './0145-media-notes.ts'
import * as mediaUses from './0146-media-uses.ts'
import * as missedAddresses from './0147-missed-addresses.ts'
import * as leftOutAddresses from './0148-left-out-addresses.ts'
import * as drawings from './0150-drawings.ts'
import * as publishedTranslations from './0151-published-translations.ts'
import * as wordsWithoutGaps from './0160-words-without-gaps.ts'
import * as settings from './0161-settings.ts'

export const migrations = {
  '0001-staff': staff,
  '0002-sessions': sessions,
  '0003-jobs': jobs,
  '0004-history': history,
  '0005-facts': facts,
  '0010-posts': posts,
  '0011-post-slugs': postSlugs,
  '0012-categories': categories,
  '0013-post-lists': postLists,
  '0014-post-search': postSearch,
  '0015-media': media,
  '0016-media-copies': mediaCopies,
  '0020-submissions': submissions,
  '0021-submission-lists': submissionLists,
  '0022-submission-people': submissionPeople,
  '0023-one-application': oneApplication,
  '0024-attachments': attachments,
  '0025-attachment-owners': attachmentOwners,
  '0026-outbox': outbox,
  '0027-outbox-due': outboxDue,
  '0028-outbox-about': outboxAbout,
  '0030-job-slugs': jobSlugs,
  '0031-unique-job-slugs': uniqueJobSlugs,
  '0032-job-states': jobStates,
  '0033-job-valid-through': jobValidThrough,
  '0034-job-details': jobDetails,
  '0040-session-device': sessionDevice,
  '0041-staff-removed': staffRemoved,
  '0042-history-of-one': historyOfOne,
  '0043-history-by-time': historyByTime,
  '0050-submission-reading': submissionReading,
  '0051-submission-assignee': submissionAssignee,
  '0052-submission-number': submissionNumber,
  '0053-submission-numbers': submissionNumbers,
  '0054-submission-notes': submissionNotes,
  '0055-notes-of-one': notesOfOne,
  '0056-submission-search': submissionSearch,
  '0057-inbox-lists': inboxLists,
  '0060-history-began': historyBegan,
  '0061-submissions-by-week': submissionsByWeek,
  '0062-submissions-new': submissionsNew,
  '0063-drafts-by-change': draftsByChange,
  '0070-outbox-mailbox': outboxMailbox,
  '0071-outbox-mailboxes': outboxMailboxes,
  '0072-inbox-by-job': inboxByJob,
  '0090-job-posted-at': jobPostedAt,
  '0091-jobs-posted-before': jobsPostedBefore,
  '0092-submission-opened': submissionOpened,
  '0093-submissions-opened-before': submissionsOpenedBefore,
  '0100-changes': changes,
  '0110-limits': limits,
  '0120-documents': documents,
  '0130-previews': previews,
  '0135-presence': presence,
  '0140-publications': publications,
  '0141-publication-documents': publicationDocuments,
  '0142-publications-by-time': publicationsByTime,
  '0145-media-notes': mediaNotes,
  '0146-media-uses': mediaUses,
  '0147-missed-addresses': missedAddresses,
  '0148-left-out-addresses': leftOutAddresses,
  '0150-drawings': drawings,
  '0151-published-translations': publishedTranslations,
  '0160-words-without-gaps': wordsWithoutGaps,
  '0161-settings': settings,
}
