import { expect, test } from 'vitest'
import { runKills } from '../../../scripts/kill/run-kills.ts'
import { freePort } from '../../server/free-port.ts'
import { migratedDatabase } from '../../database/fresh-database.ts'

for (const engine of ['sqlite', 'postgres'] as const)
  test(
    `6 kills under load lose nothing that was told to be stored (${engine})`,
    { timeout: 240_000, tags: engine === 'postgres' ? ['long'] : [] },
    async () => {
      const { remove, ...place } = await migratedDatabase(engine, 'opened')
      try {
        const result = await runKills({ ...place, port: await freePort() }, 6)
        expect(result).toMatchObject({
          missing: [],
          wrongFiles: [],
          rowsWithoutFile: [],
          rowsWithoutMail: [],
          doubled: [],
          filesWithoutRow: [],
          refused: [],
        })
        expect(result.tellings).toBeGreaterThan(10)
        expect(Object.keys(result.deaths).sort()).toEqual([
          'after commit',
          'after the file',
          'at random',
          'before the answer',
        ])
      } finally {
        await remove()
      }
    },
  )
