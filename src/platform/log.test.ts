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

test('what a mail server or a database says of people is told without their addresses', () => {
  const [line] = logged(
    `const refused = '550 5.1.1 <zelda.o\\'neil+x@mail.example.org>: User unknown'
    const cause = Object.assign(new Error(refused), { rejected: ['zelda@example.org'], rejectedErrors: [{ recipient: 'zelda@example.org' }] })
    const error = Object.assign(new Error('Not delivered', { cause }), { detail: 'Key (email)=(zelda@example.org) exists.', code: 'EENVELOPE', responseCode: 550 })
    log.warn({ err: error }, 'A mail was not delivered')`,
  )
  expect(JSON.stringify(line)).not.toMatch(/zelda|neil/)
  expect(line).toMatchObject({
    err: { code: 'EENVELOPE', responseCode: 550, detail: 'Key (email)=(…@example.org) exists.' },
  })
  expect((line!.err as { message: string }).message).toContain('550 5.1.1 <')
})

test('a chatty line is not written at the usual level', () => {
  expect(logged("log.debug('chat')")).toEqual([])
})
