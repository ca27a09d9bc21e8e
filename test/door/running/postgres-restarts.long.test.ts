import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { runRestarts } from '../../../scripts/kill/run-restarts.ts'
import { freePort } from '../../server/free-port.ts'
import { startPostgres } from '../../database/postgres-server.ts'

test('PostgreSQL may be restarted under readers and writers: one process lives through it and loses nothing', async () => {
  const scratch = await mkdtemp(join(inject('scratch'), 'restarts-'))
  const postgres = await startPostgres(scratch, { synchronous_commit: 'on' })
  onTestFinished(async () => {
    await postgres.stop()
    await rm(scratch, { recursive: true, force: true })
  })
  const place = {
    dataDir: join(scratch, 'data'),
    databaseUrl: postgres.url,
    port: await freePort(),
  }
  const result = await runRestarts(
    place,
    ['fast', 'immediate', 'fast', 'immediate'],
    postgres.restart,
  )
  expect(result).toMatchObject({
    survived: true,
    missing: [],
    wrongFiles: [],
    rowsWithoutFile: [],
    rowsWithoutMail: [],
    doubled: [],
  })
  expect(result.tellings).toBeGreaterThan(10)
  expect(Object.keys(result.pages)).toEqual(['200'])
  expect(Object.keys(result.others).sort()).toEqual(expect.arrayContaining(['200']))
  for (const seen of Object.keys(result.others)) expect(['200', '404', '503']).toContain(seen)
  for (const words of result.refused)
    expect(words).toBe('503 Our database is not answering right now. Please try again in a moment.')
}, 240_000)
