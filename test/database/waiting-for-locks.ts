import { sql } from 'kysely'
import { withTimeBudget } from '../../src/platform/db/time-budget.ts'
import type { Db } from '../../src/platform/db/tables.ts'

/** How many transactions wait for another to end, in a database of PostgreSQL. */
export async function waitingForLocks(db: Db): Promise<number> {
  const asked = sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  // Over a connection that none of them can have.
  const { rows } = await withTimeBudget('health', () => asked.execute(db))
  return rows.length
}
