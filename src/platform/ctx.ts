import type { Clock } from './clock.ts'
import type { Changes } from './db/changes.ts'
import type { Db } from './db/tables.ts'
import type { Files } from './files/files.ts'
import type { Log } from './log.ts'

/** What operations stand on. Which of it one needs, it picks in place: `Pick<Ctx, 'db'>`. */
export type Ctx = {
  log: Log
  db: Db
  changes: Changes
  /** The present, for reads that compare with it; what is written has its time from `changes.now()`, which asks this. */
  clock: Clock
  /** What visitors sent. */
  files: Files
  /** What staff put into posts. */
  pictures: Files
  /** Signs what comes back to us: challenges, status links, continuation tokens. */
  secret: string
  siteUrl: string
  rateLimit: boolean
}
