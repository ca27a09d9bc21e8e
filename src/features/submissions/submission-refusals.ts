import { refusals } from '../../platform/problem.ts'

/** What is refused to staff who work through an inbox. */
export const inboxRefusals = refusals({
  'item-not-found': [404, 'This is no longer here.'],
  'item-in-trash': [404, 'This is in the trash. It can be restored from there.'],
  'item-replaced': [
    404,
    'The same person has applied again. The newer application is in the inbox.',
  ],
  'item-changed': [
    409,
    'Someone else has changed this. Its state is now ‘new’. Look at it again, then repeat your change.',
  ],
  'item-withdrawn': [409, 'It was withdrawn by the person who sent it.'],
  'not-in-trash': [404, 'There is nothing like this in the trash.'],
  'file-not-found': [404, 'There is no such file.'],
  'state-unknown': [400, 'There is no such state.'],
  'assignee-unknown': [400, 'Only people who can see this inbox can be assigned.'],
  'version-invalid': [400, 'The version must be a whole number.'],
  'note-invalid': [400, 'Please write something before you add the note.'],
  'body-incomplete': [400, 'Please say whether it’s been read.'],
  'limit-invalid': [400, 'The limit must be a whole number; values outside 1 to 50 are clamped.'],
  'token-invalid': [400, 'There must be one continuation token.'],
  'person-changed': [
    409,
    'Something has come in or gone since you looked. Nothing was erased; please look again.',
  ],
})

/** What is refused to somebody who sends a form, or looks after one they have sent. */
export const senderRefusals = refusals({
  'status-link-invalid': [
    404,
    'This link no longer leads anywhere. What it showed may have been erased.',
  ],
  'submission-id-invalid': [400, 'A submission id has 8 to 200 plain characters.'],
  'too-many-submissions': [
    429,
    'You have sent a lot in a short time. Please try again in 30 seconds.',
  ],
  'file-missing': [400, 'Please choose a file.'],
  'file-refused': [400, 'Please attach a .pdf, .doc or .docx file.'],
  'withdrawn-already': [400, 'This was withdrawn; no file can be added.'],
  'replaced-already': [400, 'A newer application has taken its place. Please add the file there.'],
  'files-full': [400, 'There are already 5 files, which is the limit.'],
})
