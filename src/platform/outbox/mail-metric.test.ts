import { expect } from 'vitest'
import { onBothDatabases } from '../../../test/database/both-databases.ts'
import { openDatabase } from '../db/database.ts'
import { mailMetric } from './mail-metric.ts'
import { queueMails } from './queue-mails.ts'

onBothDatabases(
  'mails are counted by state; of a database that is gone no figure is told, rather than a wrong one',
  async ({ changes, dataDir, databaseUrl }) => {
    const mail = { to: 'asha@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
    await changes.transaction((tx) => queueMails(tx, 'about', [mail], changes.now()))
    const gone = openDatabase({ dataDir, databaseUrl })
    expect(await mailMetric(gone.db)).toMatch(/^foyer_outbox_mails\{state="waiting"\} 1$/m)
    await gone.close()
    expect(await mailMetric(gone.db)).not.toMatch(/^foyer_outbox_mails/m)
  },
)
