import type { Kysely } from 'kysely'
import { metric } from '../metrics.ts'
import { countMails, type OutboxTables } from './outbox-store.ts'

/** How many mails wait, have left and were given up; while the database is out of reach, nothing. */
export async function mailMetric(db: Kysely<OutboxTables>): Promise<string> {
  const counted = new Map(
    (await countMails(db).catch(() => [])).map(({ state, count }) => [state, Number(count)]),
  )
  return metric(
    'foyer_outbox_mails',
    'gauge',
    'Mails in the outbox by state.',
    (['waiting', 'sent', 'dead'] as const).map((state) => [
      `state="${state}"`,
      counted.get(state) ?? 0,
    ]),
  )
}
