import { metric } from '../metrics.ts'
import { countMails } from './outbox-store.ts'
import type { Db } from '../db/tables.ts'

/** How many mails wait, have left and were given up; while the database is out of reach, no figure. */
export async function mailMetric(db: Db): Promise<string> {
  const rows = await countMails(db).catch(() => undefined)
  const counted = new Map(rows?.map(({ state, count }) => [state, Number(count)]))
  const states = rows ? (['waiting', 'sent', 'dead'] as const) : []
  return metric(
    'foyer_outbox_mails',
    'gauge',
    'Mails in the outbox by state.',
    states.map((state) => [`state="${state}"`, counted.get(state) ?? 0]),
  )
}
