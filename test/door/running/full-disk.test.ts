import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { ask } from '../../server/ask.ts'
import { migratedDatabase } from '../../database/fresh-database.ts'
import { owner } from '../../server/owner.ts'
import { photograph } from '../../sent/pictures-on-site.ts'
import { tokenOf } from '../../sent/posts-on-site.ts'
import { application, multipartBody, pdf } from '../../sent/sent-forms.ts'
import { runServer, type Site, startSite } from '../../server/site.ts'
import { fillDisk, maySmallDisk, onSmallDisk } from '../../server/small-disk.ts'

/** Where nobody reads what was left out, it fails instead. */
const isLeftOut = !maySmallDisk && !process.env.CI
const needsDisk = test.skipIf(isLeftOut)
if (isLeftOut) console.warn('SKIPPED: this machine lets nobody mount a small disk to fill it.')

const postJson = (site: Site, path: string, body: object, token?: string) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  })

function upload(site: Site, token: string, bytes: Buffer) {
  const body = new FormData()
  body.set('image', new Blob([new Uint8Array(bytes)]), 'a.png')
  return fetch(`${site.url}/api/media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
}

async function apply(
  site: Site,
  job: string,
  accept = 'application/json',
  email = application.email,
) {
  const { payload, headers } = multipartBody({ ...application, email }, [
    { field: 'resume', name: 'CV.pdf', bytes: pdf('', 300_000) },
  ])
  const url = accept === 'text/html' ? `/careers/${job}` : `/api/jobs/${job}/apply`
  return fetch(site.url + url, {
    method: 'POST',
    headers: { ...headers, accept },
    body: new Uint8Array(payload),
    redirect: 'manual',
  })
}

/** The journal of the database may have room from before: what fits into it is stored, and then no more. */
async function untilFull(send: () => Promise<Response>) {
  let answer = await send()
  for (let tries = 0; tries < 40 && answer.status === 201; tries++) answer = await send()
  return answer
}

needsDisk(
  'on a full disk every door says so in words, /readyz names the disk, and all is well again with room on it',
  async () => {
    const site = await startSite({ DATA_DIR: '/mnt' }, 'sqlite', (command) =>
      onSmallDisk(40, command),
    )
    try {
      const token = await tokenOf(site)
      const list = (await (await fetch(`${site.url}/jobs`)).json()) as {
        jobPosts: { id: string }[]
      }
      const { id } = list.jobPosts[0]!
      const [, slug = ''] = /href="\/careers\/([^"?#.]+)"/.exec(
        (await ask(site.url, '/careers')).text,
      )!
      const sent = (await (await apply(site, id)).json()) as { reference: string }
      const picture = await photograph(400, 300)
      const makeRoom = fillDisk(site.child.pid!)
      const post = { title: 'T', category: 'C', thumbnail: '', content: 'word '.repeat(50_000) }
      const answers = {
        application: await apply(site, id),
        post: await untilFull(() => postJson(site, '/api/blogs/post', post, token)),
        page: await apply(site, slug, 'text/html'),
        picture: await upload(site, token, picture),
      }
      const pageText = await answers.page.clone().text()
      for (const typed of [application.name, application.email]) expect(pageText).toContain(typed)
      for (const [name, answer] of Object.entries(answers)) {
        expect([name, answer.status]).toEqual([name, 507])
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
        expect(await answer.text()).toContain('There is no room left on our disk')
      }
      expect(answers.page.headers.get('content-type')).toMatch(/text\/html/)
      let login: Response | undefined
      for (let tries = 0; tries < 60 && login?.status !== 507; tries++)
        login = await postJson(site, '/admin/login', owner)
      expect(login?.status).toBe(507)
      await expect
        .poll(async () => (await ask(site.url, '/readyz')).text, { timeout: 10_000 })
        .toContain('The disk is full or cannot be written to (ENOSPC).')
      for (const path of ['/', '/insights', '/careers', '/jobs', '/api/blogs/categories'])
        expect([path, (await ask(site.url, path)).status]).toEqual([path, 200])
      const logged = site.complaints().join('\n')
      expect(logged).toContain('database or disk is full')
      expect(logged).toContain('ENOSPC')
      expect(logged).not.toContain('cannot rollback')
      makeRoom()
      await expect
        .poll(async () => (await ask(site.url, '/readyz')).status, { timeout: 10_000 })
        .toBe(200)
      const later = await apply(site, id, 'application/json', 'later@example.com')
      expect(later.status).toBe(201)
      expect((await postJson(site, '/admin/login', owner)).status).toBe(200)
      const kept = await fetch(`${site.url}/api/applications`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(await kept.text()).toContain(sent.reference)
    } finally {
      await site.stop()
    }
  },
  90_000,
)

const startsWith = async (
  environment: Record<string, string | undefined>,
  wrap?: (command: string[]) => string[],
) => {
  const { ended, lines } = runServer({ PORT: '0', ...environment }, wrap)
  return { code: await ended, said: lines.filter((line) => !line.startsWith('{')) }
}

needsDisk.for([
  ['a full disk', 'cat /dev/zero > /mnt/full 2> /dev/null || true'],
  ['a disk that cannot be written to', 'mount -o remount,ro /mnt'],
])('a start on %s is refused in one sentence, without a stack', async ([, before]) => {
  const { code, said } = await startsWith({ DATA_DIR: '/mnt' }, (command) =>
    onSmallDisk(20, command, before),
  )
  expect(code).toBe(1)
  const all = said.join('\n')
  expect(all).toMatch(/^Foyer cannot start[.:] [^]*(DATA_DIR)[^]*\.$/)
  expect(all).not.toMatch(/^\s+at /m)
  expect(said.length).toBeLessThanOrEqual(2)
})

for (const engine of ['sqlite', 'postgres'] as const)
  test(
    `a database that is newer than the program is refused in one sentence, and left as it is (${engine})`,
    { tags: engine === 'postgres' ? ['long'] : [] },
    async () => {
      const { dataDir, databaseUrl, remove } = await migratedDatabase(engine)
      await rememberFuture(dataDir, databaseUrl)
      const { code, said } = await startsWith({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
      expect(code).toBe(1)
      expect(said).toEqual([
        'Foyer cannot start: the database is newer than this program, which does not know its migration 9999-future.',
      ])
      const erase = ['scripts/export-or-erase-person.ts', 'erase', 'nobody@example.com']
      const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
      const erased = promisify(execFile)(process.execPath, erase, { env })
      await expect(erased).rejects.toMatchObject({ code: 1, stderr: `${said[0]}\n` })
      await remove()
    },
  )

async function rememberFuture(dataDir: string, databaseUrl: string | undefined) {
  const insert = `insert into kysely_migration (name, timestamp) values ('9999-future', '2099-01-01')`
  if (databaseUrl) {
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(insert)
    await client.end()
    return
  }
  const database = new Database(join(dataDir, 'foyer.sqlite'))
  database.exec(insert)
  database.close()
}
