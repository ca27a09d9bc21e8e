import type { TrashedJobTables } from '../jobs/list-trashed-jobs.ts'
import type { TrashedPostTables } from '../posts/list-trashed-posts.ts'

export type TrashTables = TrashedJobTables & TrashedPostTables
