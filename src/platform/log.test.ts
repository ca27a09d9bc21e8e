import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** The log is written by a process of its own, as the server's is. */
function logged(statement: string): Record<string, unknown>[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { createLog } from './src/platform/log.ts'; const log = createLog('info'); ${statement}`,
    ],
    { encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  return stdout
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

test('a line is JSON with a time that people can read', () => {
  const [line] = logged("log.info({ steps: 2 }, 'Done')")
  expect(line).toMatchObject({ level: 30, msg: 'Done', steps: 2 })
  expect(String(line?.time)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
})

test('secrets are left out', () => {
  const lines = logged(
    "log.info({ password: 'p4ss', headers: { authorization: 'Bearer t0ken' }, token: 't0ken' }, 'Login')",
  )
  expect(JSON.stringify(lines)).not.toMatch(/p4ss|t0ken/)
})

test('a chatty line is not written at the usual level', () => {
  expect(logged("log.debug('chat')")).toEqual([])
})
