import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

test.each(['import', 'export'])(
  'issue 15: content -- %s says of a file that it is no pack, and opens no database for it',
  async (command) => {
    const env = { PATH: process.env.PATH, DATA_DIR: '/nowhere' }
    const ended = run(process.execPath, ['scripts/content.ts', command, 'package.json'], { env })
    await expect(ended).rejects.toMatchObject({
      code: 1,
      stderr: 'package.json is a file: a pack is a folder.\n',
    })
  },
)

const content = (env: object, ...words: string[]) =>
  run(process.execPath, ['scripts/content.ts', ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: '/nowhere', ...env },
  })

test.each([
  ['import', 'a-pack', '--dry-run', 'another'],
  ['import', 'a-pack', '--dryrun'],
  ['export', 'a-pack', '--dry-run'],
  ['export', '--help'],
])('issue 15: content -- %s %s with a word too many says what it takes', async (...words) => {
  await expect(content({}, ...words)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^npm run content -- export <folder>\n/),
  })
})

test.each([
  [{ DATABASE_URL: 'postgres://foyer@127.0.0.1:1/none' }, 'the database of DATABASE_URL'],
  [{ DATA_DIR: '/proc/data' }, '/proc/data'],
])('issue 15: content says in one sentence what does not answer: %o', async (env, what) => {
  await expect(content(env, 'import', 'packs/blank')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      new RegExp(`^This could not be done: ${what} [a-z ]+ \\([A-Z]+\\)\\.\n$`),
    ),
  })
})
