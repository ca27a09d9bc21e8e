import type { TrashedJobTables } from '../jobs/list-trashed-jobs.ts'
import type { TrashedPostTables } from '../posts/list-trashed-posts.ts'
import type { SubmissionTables } from '../submissions/submission-parts.ts'

export type TrashTables = TrashedJobTables & TrashedPostTables & SubmissionTables
