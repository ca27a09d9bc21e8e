import type { OutboxTables } from '../../platform/outbox/outbox-store.ts'
import type { TrashedJobTables } from '../jobs/list-trashed-jobs.ts'
import type { CountedPostTables } from '../posts/count-posts.ts'
import type { SubmissionTables } from '../submissions/submission-parts.ts'

export type DeskTables = CountedPostTables & TrashedJobTables & SubmissionTables & OutboxTables
