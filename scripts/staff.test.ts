import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { onBothDatabases } from '../test/database/both-databases.ts'
import { findMemberByEmail } from '../src/features/staff/member.ts'
import { logIn } from '../src/features/sessions/login/log-in.ts'

const run = promisify(execFile)

onBothDatabases.postgresLong(
  'staff are added and let in again from the command line',
  async (house) => {
    const { db, clock, dataDir, databaseUrl } = house
    const staff = async (...args: string[]) => {
      const env = {
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      }
      const ended = run(process.execPath, ['scripts/staff.ts', ...args], { env })
      const { stdout } = await ended
      return /Password: (\S+)/.exec(stdout)?.[1] ?? ''
    }
    const email = 'asha@example.com'
    const enter = (password: string) =>
      logIn({ db, clock }, undefined, { email, password }, '192.0.2.1')
    const first = await staff('add', 'Asha@Example.com', 'recruiter')
    expect(await findMemberByEmail(db, email)).toMatchObject({ email, role: 'recruiter' })
    await enter(first)
    const second = await staff('reset', email)
    await expect(enter(first)).rejects.toThrow('wrong')
    await enter(second)
    for (const wrong of [
      ['add', email, 'owner'],
      ['add', 'b@example.com', 'king'],
      ['reset', 'nobody@example.com'],
      ['remove', email],
    ])
      await expect(staff(...wrong)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^(Someone|Please|No one|Foyer)/),
      })
  },
)
