import { metric } from '../metrics.ts'
import { countMails } from './outbox-store.ts'
import type { Db } from '../db/tables.ts'

/** How many mails wait, have left and were given up; while the database is out of reach, nothing. */
export async function mailMetric(db: Db): Promise<string> {
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
