import { execFile } from 'node:child_process'
import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { verify } from '@node-rs/argon2'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../src/platform/db/database.ts'
import { ask } from '../../server/ask.ts'
import { freePort } from '../../server/free-port.ts'
import { freshDatabase } from '../../database/fresh-database.ts'
import { runServer, startSite } from '../../server/site.ts'

const engines = ['sqlite', 'postgres'] as const

test('a wrong configuration stops the start with every mistake in words, and nothing listens', async () => {
  const port = await freePort()
  const dataDir = await mkdtemp(join(inject('scratch'), 'data-'))
  const { lines, ended } = runServer({
    PORT: String(port),
    DATA_DIR: dataDir,
    SITE_URL: 'example',
    LOG_LEVEL: 'loud',
    ADMIN_PASSWORD: 'hunter2',
  })
  expect(await ended).toBe(1)
  const said = lines.join('\n')
  expect(said).toMatch(/^Foyer cannot start\. Its configuration has mistakes:/)
  for (const name of ['SITE_URL', 'LOG_LEVEL', 'ADMIN_PASSWORD', 'ADMIN_EMAIL'])
    expect(said).toContain(`- ${name} `)
  expect(said).not.toContain('hunter2')
  expect(said).not.toMatch(/^\s+at /m)
  await expect(ask(`http://127.0.0.1:${port}`, '/')).rejects.toThrow('ECONNREFUSED')
  expect(await readdir(dataDir)).toEqual([])
})

test('an old Node is refused in one sentence, before anything else is loaded', async () => {
  const older = 'Object.defineProperty(process.versions,"node",{value:"22.11.0"})'
  const { lines, ended } = runServer({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(older)}`,
  })
  expect(await ended).toBe(1)
  expect(lines).toEqual(['Foyer needs Node 22.12 or newer; this is Node 22.11.0.'])
})

test(
  'what is kept longer than the privacy page promises is warned of',
  { tags: ['long'] },
  async () => {
    const site = await startSite({ RETENTION_APPLICATIONS_MONTHS: '18' })
    onTestFinished(async () => void (await site.stop()))
    expect(site.complaints()).toEqual([
      expect.stringContaining('"kept":[24,18],"promised":[24,12]'),
    ])
    for (const [path, promise] of [
      ['/privacy', '12 months after the position is closed'],
      ['/contact', '24 months after the last message'],
    ] as const)
      expect((await ask(site.url, path)).text).toContain(promise)
  },
)

test(
  'a mail server without anybody who gets mails about enquiries is warned of, once',
  { tags: ['long'] },
  async () => {
    const site = await startSite({ SMTP_URL: 'smtp://127.0.0.1:9', CAREERS_TO: 'jobs@a.example' })
    onTestFinished(async () => void (await site.stop()))
    const said = site.complaints().filter((line) => line.includes('No one gets mails'))
    expect(said).toEqual([expect.stringContaining('about enquiries: ENQUIRY_TO')])
  },
)

test.each([
  ['a file', async (path: string) => (await writeFile(path, ''), path)],
  ['below where there are no folders', async () => '/proc/no-folder'],
])('a folder that cannot be written to is said in words and ends the start: %s', async (_, at) => {
  const dataDir = await at(join(inject('scratch'), `no-folder-${await freePort()}`))
  const { lines, ended } = runServer({ PORT: String(await freePort()), DATA_DIR: dataDir })
  expect(await ended).toBe(1)
  expect(lines.join('\n')).toMatch(
    /- DATA_DIR must be a folder that can be written to: .*no-folder/,
  )
  expect(lines.join('\n')).not.toMatch(/^\s+at /m)
})

test(
  'a port that is taken is said and ends the start; the next one tells who may log in',
  { tags: ['long'] },
  async () => {
    const first = await startSite()
    onTestFinished(async () => void (await first.stop()))
    const { dataDir, remove } = await freshDatabase('sqlite')
    onTestFinished(remove)
    const { lines, ended } = runServer({ PORT: String(first.port), DATA_DIR: dataDir })
    expect(await ended).toBe(1)
    expect(lines.join('\n')).toMatch(new RegExp(`- HOST and PORT must be .*:${first.port}`))
    expect(lines.join('\n')).not.toMatch(/^\s+at /m)

    const next = await startSite({
      DATA_DIR: dataDir,
      ADMIN_EMAIL: undefined,
      ADMIN_PASSWORD: undefined,
    })
    onTestFinished(async () => void (await next.stop()))
    const [, password = ''] = /Password: +(\S+)/.exec(next.lines.join('\n')) ?? []
    const login = await ask(next.url, '/admin/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.com', password }),
    })
    expect(login.status).toBe(200)
  },
)

test('a second process on the same SQLite folder says so in one sentence and stops; commands work beside the first', async () => {
  const first = await startSite()
  onTestFinished(async () => void (await first.stop()))
  const dataDir = first.environment.DATA_DIR!
  const second = runServer({ PORT: String(await freePort()), DATA_DIR: dataDir })
  expect(await second.ended).toBe(1)
  expect(second.lines).toEqual([
    `Foyer cannot start: another one is running with the same DATA_DIR (${dataDir}), and without DATABASE_URL only one can.`,
  ])
  expect((await ask(first.url, '/readyz')).status).toBe(200)

  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  for (const command of [
    ['scripts/staff.ts', 'add', 'asha@example.com', 'editor'],
    ['scripts/db.ts', 'migrate'],
    ['scripts/export-or-erase-person.ts', 'erase', 'nobody@example.com'],
  ])
    await promisify(execFile)(process.execPath, command, { env })
})

test('a process that was killed leaves no lock behind', { tags: ['long'] }, async () => {
  const { dataDir, remove } = await freshDatabase('sqlite')
  onTestFinished(remove)
  const first = await startSite({ DATA_DIR: dataDir, DATABASE_URL: undefined })
  first.child.kill('SIGKILL')
  await first.ended
  const second = await startSite({ DATA_DIR: dataDir, DATABASE_URL: undefined })
  expect(await second.stop()).toBe(0)
  const third = await startSite({ DATA_DIR: dataDir, DATABASE_URL: undefined })
  expect(await third.stop()).toBe(0)
})

test('two processes with one DATABASE_URL may share a folder', { tags: ['long'] }, async () => {
  const first = await startSite({}, 'postgres')
  onTestFinished(async () => void (await first.stop()))
  const { DATA_DIR, DATABASE_URL } = first.environment
  const second = await startSite({ DATA_DIR, DATABASE_URL })
  expect(await second.stop()).toBe(0)
})

test(
  'a database that cannot be reached, or lets nobody in, is said in a sentence and ends the start',
  { tags: ['long'] },
  async () => {
    const server = new URL(inject('postgresUrl'))
    const at = (host: string, port: string | number, name: string) =>
      `postgres://${server.username}:${server.password}@${host}:${port}/${name}`
    for (const [DATABASE_URL, words] of [
      [`postgres://foyer:swordfish@127.0.0.1:${await freePort()}/foyer`, /does not answer \(ECONN/],
      [at('nowhere.invalid', 5432, 'foyer'), /does not answer \(E/],
      [at(server.hostname, server.port, 'no_such_database'), /does not exist \(3D000\)/],
      [`${server.href}?statement_timeout=abc`, /answer as it should: .*statement_timeout/],
    ] as const) {
      const { lines, ended } = runServer({ PORT: String(await freePort()), DATABASE_URL })
      expect(await ended).toBe(1)
      const said = lines.join('\n')
      expect(said).toMatch(words)
      expect(said).not.toContain('swordfish')
      expect(said).not.toMatch(/^\s+at /m)
    }
  },
)

test('a foyer.sqlite that is no database is said in a sentence and ends the start', async () => {
  const dataDir = await mkdtemp(join(inject('scratch'), 'data-'))
  await writeFile(join(dataDir, 'foyer.sqlite'), 'no database at all, '.repeat(500))
  const { lines, ended } = runServer({ PORT: String(await freePort()), DATA_DIR: dataDir })
  expect(await ended).toBe(1)
  expect(lines.join('\n')).toMatch(/foyer\.sqlite in DATA_DIR .* is no database, or is damaged/)
  expect(lines.join('\n')).not.toMatch(/^\s+at /m)
})

for (const engine of engines) {
  test(
    `the data outlives the server, and the administrator is made once (${engine})`,
    { tags: ['long'] },
    async () => {
      const { dataDir, databaseUrl, remove } = await freshDatabase(engine)
      onTestFinished(remove)
      const environment = {
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        ADMIN_EMAIL: undefined,
        ADMIN_PASSWORD: undefined,
      }
      const first = await startSite(environment)
      const banner = first.lines.join('\n')
      expect(banner).toContain(first.url)
      expect(banner).toContain('admin@example.com')
      const password = /Password: +(\S+)/.exec(banner)?.[1]
      expect(await first.stop()).toBe(0)

      const second = await startSite({
        ...environment,
        ADMIN_EMAIL: 'late@example.com',
        ADMIN_PASSWORD: 'too late to matter',
      })
      expect(second.lines.join('\n')).not.toMatch(/Password|admin@example\.com/)
      expect(await second.stop()).toBe(0)

      const { db, close } = openDatabase({ dataDir, databaseUrl })
      const staff = await db.selectFrom('staff').select(['email', 'passwordHash']).execute()
      await close()
      expect(staff.map(({ email }) => email)).toEqual(['admin@example.com'])
      expect(await verify(staff[0]?.passwordHash ?? '', password ?? '')).toBe(true)
    },
  )

  test(
    `the configured administrator is made and the password is not printed (${engine})`,
    { tags: engine === 'postgres' ? ['long'] : [] },
    async () => {
      const { dataDir, databaseUrl, remove } = await freshDatabase(engine)
      onTestFinished(remove)
      const site = await startSite({
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        ADMIN_PASSWORD: 'sesame, open wide',
      })
      const said = site.lines.join('\n')
      expect(await site.stop()).toBe(0)
      expect(said).toContain('owner@example.com')
      expect(said).not.toContain('sesame')

      const { db, close } = openDatabase({ dataDir, databaseUrl })
      const staff = await db.selectFrom('staff').select(['email', 'role', 'passwordHash']).execute()
      await close()
      expect(staff).toMatchObject([{ email: 'owner@example.com', role: 'owner' }])
      expect(await verify(staff[0]?.passwordHash ?? '', 'sesame, open wide')).toBe(true)
    },
  )
}

test('the public address comes from the configuration', { tags: ['long'] }, async () => {
  const site = await startSite({ SITE_URL: 'https://www.example.com' })
  onTestFinished(async () => void (await site?.stop()))
  expect(site.lines.join('\n')).toContain('https://www.example.com')
  const { headers } = await ask(site.url, '/')
  expect(headers['strict-transport-security']).toMatch(/max-age=\d{7,}/)
})
