import { refusals } from '../../platform/problem.ts'

export const jobRefusals = refusals({
  'job-not-found': [404, 'There is no such job.'],
  'job-not-open': [404, 'This position isn’t open. Nothing was sent.'],
  'job-changed': [409, 'Someone else has changed this job in the meantime. Nothing was saved.'],
  'job-address-taken': [409, 'Another job has this address or had it.'],
  'job-posted-already': [400, 'A posted job can’t become a draft again. Close it instead.'],
})
