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
