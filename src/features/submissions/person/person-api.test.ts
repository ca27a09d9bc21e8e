import { spawnSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { onBothDatabases, onDatabase } from '../../../../test/database/both-databases.ts'
import { application, enquiry, pdf } from '../../../../test/sent/sent-forms.ts'
import {
  openSubmissionsDoor,
  type SubmissionsDoor,
} from '../../../../test/sent/submissions-door.ts'

const profile = { name: 'Profil größer.pdf', bytes: pdf('profile') }
const resume = { field: 'resume', name: 'CV.pdf', bytes: pdf('resume') }
const email = 'me@example.com'

async function sendSome(door: SubmissionsDoor) {
  const job = await door.postJob('Tester')
  await door.send('/api/v1.0/email/send-form', { ...enquiry, email: 'Me@Example.com' }, [profile])
  await door.send(`/api/jobs/${job}/apply`, { ...application, email }, [resume])
  await door.send('/api/v1.0/email/send-form', { ...enquiry, email: 'other@example.com' }, [
    profile,
  ])
}

async function unpacked(zipped: Buffer): Promise<Map<string, Buffer>> {
  const zip = (await promisify<Buffer, object, ZipFile>(fromBuffer)(zipped, {
    lazyEntries: true,
  })) as ZipFile
  const found = new Map<string, Buffer>()
  await new Promise<void>((resolve, reject) => {
    zip.on('end', resolve).on('error', reject)
    zip.on('entry', (entry: Entry) =>
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error)
        buffer(stream).then((bytes) => {
          found.set(entry.fileName, bytes)
          zip.readEntry()
        }, reject)
      }),
    )
    zip.readEntry()
  })
  return found
}

onBothDatabases('an owner hands out all that is held of a person, files too', async (house) => {
  const door = await openSubmissionsDoor(house)
  await sendSome(door)
  const found = await door.call('POST', '/api/people/find', { email: ' ME@example.com ' })
  expect(found.body.held).toEqual({ enquiries: 1, applications: 1, files: 2, mails: 4, notes: 0 })
  const answer = await door.app.inject({
    method: 'POST',
    url: '/api/people/export',
    headers: door.staff,
    payload: { email },
  })
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
  })
  const files = await unpacked(answer.rawPayload)
  const told = JSON.parse(files.get('person.json')!.toString())
  expect(told).toMatchObject({ email, submissions: [{ kind: 'enquiry' }, { kind: 'application' }] })
  expect(JSON.stringify(told)).not.toContain('other@example.com')
  const names = [...files.keys()].filter((name) => name.startsWith('files/'))
  expect(names.map((name) => name.slice(-9))).toEqual([
    expect.stringContaining('er.pdf'),
    expect.stringContaining('CV.pdf'),
  ])
  expect(names.map((name) => files.get(name)!.equals(profile.bytes))).toEqual([true, false])
})

onDatabase(
  'sqlite',
  'an export names the files that are missing and has all others',
  async (house) => {
    const door = await openSubmissionsDoor(house)
    await sendSome(door)
    const [lost] = await door.attachments()
    await door.files.remove(lost!.fileKey)
    const answer = await door.app.inject({
      method: 'POST',
      url: '/api/people/export',
      headers: door.staff,
      payload: { email },
    })
    const files = await unpacked(answer.rawPayload)
    const missing = [{ id: lost!.id, name: lost!.name }]
    expect(JSON.parse(files.get('person.json')!.toString())).toMatchObject({ missing })
    expect([...files.keys()].map((name) => name.slice(-6))).toEqual(['n.json', 'CV.pdf'])

    const folder = join(house.dataDir, 'handed-out')
    const command = ['scripts/export-or-erase-person.ts', 'export', email, folder]
    const env = { ...process.env, DATA_DIR: house.dataDir, DATABASE_URL: '' }
    const told = spawnSync(process.execPath, command, { env, encoding: 'utf8' })
    expect(told).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('2 enquiries and applications with 1 files'),
      stderr: expect.stringContaining(`${lost!.id}-${lost!.name}`),
    })
    expect(await readdir(join(folder, 'files'))).toEqual([expect.stringContaining('CV.pdf')])
  },
)

onBothDatabases('an owner erases a person, and only what was seen', async (house) => {
  const door = await openSubmissionsDoor(house)
  await sendSome(door)
  const erase = (body: object) => door.call('POST', '/api/people/erase', body)
  expect((await erase({ email, seen: 1 })).status).toBe(409)
  expect((await erase({ email })).status).toBe(400)
  expect(await door.rows()).toHaveLength(3)
  expect(await erase({ email, seen: 2 })).toEqual({ status: 200, body: { erased: 2 } })
  expect((await door.rows()).map((row) => row.email)).toEqual(['other@example.com'])
  expect(await door.attachments()).toHaveLength(1)
  expect((await door.stored()).kept).toHaveLength(1)
  expect(await door.mails()).toHaveLength(2)
  const rows = await house.db
    .selectFrom('history')
    .selectAll()
    .where('noun', '=', 'people')
    .execute()
  expect(rows).toMatchObject([{ action: 'erased', staffId: expect.any(String) }])
  expect(JSON.stringify(rows)).not.toContain('example.com')
  expect(rows[0]!.before).toMatch(/E-.*, A-|A-.*, E-|reference/)
})

onBothDatabases('nobody but an owner exports or erases a person', async (house) => {
  const door = await openSubmissionsDoor(house)
  await sendSome(door)
  for (const role of ['editor', 'recruiter', 'sales'] as const) {
    const { call } = await door.hire(role)
    for (const what of ['find', 'export', 'erase'])
      expect((await call('POST', `/api/people/${what}`, { email, seen: 2 })).status).toBe(403)
  }
  for (const what of ['find', 'export', 'erase']) {
    const url = `/api/people/${what}`
    const answer = await door.app.inject({ method: 'POST', url, payload: { email, seen: 2 } })
    expect(answer.statusCode).toBe(401)
  }
  expect(await door.rows()).toHaveLength(3)
})

onBothDatabases('spam leaves the default list, its count and its table', async (house) => {
  const door = await openSubmissionsDoor(house)
  await sendSome(door)
  const list = async (query = '') => (await door.get(`/api/enquiries${query}`)).json().enquiries
  const [{ id, version, reference }] = await list()
  await door.call('PUT', `/api/enquiries/${id}/state`, { state: 'spam', version })
  expect(await list()).toHaveLength(1)
  expect((await list('?state=spam')).map((one: { id: string }) => one.id)).toEqual([id])
  expect(await list('?state=any')).toHaveLength(2)
  expect((await door.get('/api/inbox/unread')).json().enquiries).toBe(1)
  expect((await door.get('/api/enquiries/export.csv')).body).not.toContain(reference)
  expect((await door.get('/api/enquiries/export.csv?state=spam')).body).toContain(reference)
})

onBothDatabases('three addresses or a link in HTML raise the suspicion', async (house) => {
  const door = await openSubmissionsDoor(house)
  const cases: [string, string | null][] = [
    ['We read https://acme.example/work and www.acme.example.', null],
    ['See https://a.example https://b.example/x?y and WWW.c.example now', 'many-links'],
    ['See www.a-site.example, b-site.net/offer and Cheap-Links.com.', 'many-links'],
    ['ASP.NET, Node.js, Socket.io: ask a@firm.com, b@firm.org, c@firm.info, d@firm.top.', null],
    ['Buy <a href="https://a.example">here</a>', 'html-link'],
    ['[url=https://a.example]here[/url]', 'html-link'],
    ['https://a.example https://a.example https://a.example', null],
  ]
  for (const [help] of cases) await door.send('/api/v1.0/email/send-form', { ...enquiry, help })
  const rows = await door.rows()
  const reasons = rows.map((row) => [
    JSON.parse(row.fields).help,
    row.spamReasons?.replace(/ ?no-challenge ?/, '') || null,
  ])
  expect(new Map(reasons as [string, string][])).toEqual(new Map(cases))
})

onBothDatabases(
  'the table has who sees to it, why it may be spam, files and notes',
  async (house) => {
    const door = await openSubmissionsDoor(house)
    const { id: staffId, email: sales } = await door.hire('sales')
    await door.send('/api/v1.0/email/send-form', { ...enquiry, website: 'x' }, [
      { name: '=cmd.pdf', bytes: pdf() },
    ])
    const [{ id, version }] = (await door.get('/api/enquiries')).json().enquiries
    await door.call('PUT', `/api/enquiries/${id}/assignee`, { assignee: staffId, version })
    await door.call('POST', `/api/enquiries/${id}/notes`, { text: '=1+1 is "two"' })
    const { body } = await door.get('/api/enquiries/export.csv')
    const [head, ...rest] = body.split('\r\n')
    expect(head).toContain('"assignee","spamReasons","files","notes"')
    const row = rest.join('\r\n')
    expect(row).toContain(`"${sales}","honeypot`)
    expect(row).toMatch(/"'=cmd\.pdf","20[^"]+ owner@example\.com: =1\+1 is ""two"""/)
  },
)
