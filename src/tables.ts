import type { FactTables } from './features/facts/fact-store.ts'
import type { HistoryTables } from './features/history/history-store.ts'
import type { JobTables } from './features/jobs/job-store.ts'
import type { MediaTables } from './features/media/media-store.ts'
import type { PostTables } from './features/posts/post-store.ts'
import type { LimitTables } from './features/sessions/limit-store.ts'
import type { SessionTables } from './features/sessions/session-store.ts'
import type { SubmissionTables } from './features/submissions/submission-store.ts'
import type { OutboxTables } from './platform/outbox/outbox-store.ts'
import type { StaffTables } from './features/staff/staff-store.ts'

/** Every table of the product; each noun's own are declared in its store. */
export type Tables = StaffTables &
  SessionTables &
  LimitTables &
  JobTables &
  HistoryTables &
  FactTables &
  PostTables &
  MediaTables &
  SubmissionTables &
  OutboxTables
