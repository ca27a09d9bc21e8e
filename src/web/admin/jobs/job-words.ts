/** What the desk says about jobs beyond the specified texts. */
export const jobWords = {
  listLead:
    'All jobs: open, closed and drafts. A closed one leaves the careers page; its applications stay.',
  lead: 'It goes live on the careers page the moment you post it. Until then a draft is visible only here.',
  hints: {
    description:
      'What the person will do, in a few sentences. A blank line starts a new paragraph.',
    requirements: 'One per line.',
    location: 'A city, or Remote.',
    salaryRange: 'With its currency, and for how long: $85,000–110,000 a year.',
  },
  post: 'Post Job',
  posting: 'Posting...',
  posted: 'Job posted.',
  saveDraft: 'Save as a draft',
  drafted: 'Draft saved.',
  isDraft: '‘{{title}}’ is a draft. It isn’t visible on the site until you post it.',
  goOn: 'Continue',
  isPosted: '‘{{title}}’ is live on the careers page.',
  see: 'View its page',
  preview: 'Preview the page',
  hidePreview: 'Hide the preview',
  page: 'The page of the job',
  close: 'Close',
  reopen: 'Reopen',
  duplicate: 'Duplicate',
  now: {
    open: '‘{{title}}’ is open again.',
    over: '‘{{title}}’ isn’t on the careers page: its last day has passed. Please give it a later one.',
    closed: '‘{{title}}’ is closed and no longer takes applications.',
  },
  standing: {
    open: 'Open',
    draft: 'Draft',
    closed: 'Closed',
    over: 'Past its last day',
  },
  conflict: {
    open: 'The job is now open: it’s on the careers page.',
    closed: 'The job is now closed: it takes no applications.',
    draft: 'The job is now a draft: it’s visible only here.',
  },
  none: 'No jobs posted yet.',
  noneHint: 'Post the first one',
  count: '{{count}} on the careers page',
  confirmDelete:
    'Delete the job ‘{{title}}’? It moves to the trash; you can restore it from there.',
  deleted: 'The job is in the trash.',
  gone: 'This job is no longer in the list. Someone may have deleted it; check the trash.',
}
