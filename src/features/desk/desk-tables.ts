import type { TrashedJobTables } from '../jobs/list-trashed-jobs.ts'
import type { CountedPostTables } from '../posts/count-posts.ts'
import type { InboxTables } from '../submissions/inbox-parts.ts'

export type DeskTables = CountedPostTables & TrashedJobTables & InboxTables
