import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import {
  type House,
  onBothDatabases,
  onDatabase,
} from '../../../../test/database/both-databases.ts'
import { application, enquiry, pdf } from '../../../../test/sent/sent-forms.ts'
import { openSubmissionsDoor } from '../../../../test/sent/submissions-door.ts'
import { waitingForLocks } from '../../../../test/database/waiting-for-locks.ts'
import { queueMails } from '../../../platform/outbox/queue-mails.ts'
import { personCommand, sampleContent } from '../../sessions/actor.ts'
import { eraseExpired } from './erase-expired.ts'
import { erasePerson, exportPerson } from '../person/personal-data.ts'
import { lockSubmission } from '../submission-store.ts'
import { sweepFiles } from './sweep-files.ts'

/** Others work on this machine too. */
const patience = { timeout: 15_000 }

const profile = { name: 'profile.pdf', bytes: pdf() }
const resume = { field: 'resume', name: 'CV.pdf', bytes: pdf() }

async function openDoor(house: House) {
  const door = await openSubmissionsDoor(house)
  const job = await door.postJob('Tester')
  const enquire = (email: string) =>
    door.send('/api/v1.0/email/send-form', { ...enquiry, email }, [profile])
  const apply = (email: string) =>
    door.send(`/api/jobs/${job}/apply`, { ...application, email }, [resume])
  return { ...door, job, enquire, apply }
}

onBothDatabases('a person’s data is exported whole, and no other’s', async (house) => {
  const door = await openDoor(house)
  await door.enquire('Me@Example.com')
  await door.apply('me@example.com')
  await door.enquire('other@example.com')
  const told = await exportPerson(door.ctx, personCommand, ' ME@example.com')
  expect(told.submissions).toHaveLength(2)
  expect(told.submissions[0]).toMatchObject({
    kind: 'enquiry',
    help: enquiry.help,
    consentText: expect.stringContaining('24 months'),
    file: { name: 'profile.pdf' },
  })
  expect(told.files).toHaveLength(2)
  expect(told.mails).toHaveLength(4)
  expect(told.mails).toMatchObject(
    Array.from({ length: 4 }, () => ({ state: 'waiting', text: expect.stringContaining('-') })),
  )
  expect(JSON.stringify(told)).not.toContain('other@example.com')
  await expect(exportPerson(door.ctx, sampleContent, 'me@example.com')).rejects.toMatchObject({
    status: 403,
  })
})

onBothDatabases('an export tells what became of what somebody sent', async (house) => {
  const door = await openDoor(house)
  await door.enquire('me@example.com')
  const [{ id, version }] = (await door.get('/api/enquiries')).json().enquiries
  await door.call('PUT', `/api/enquiries/${id}/state`, { state: 'answered', version })
  await door.call('POST', `/api/enquiries/${id}/notes`, { text: 'Called back.' })
  await house.db.updateTable('outbox').set({ state: 'sent', mail: '' }).execute()
  const { submissions, mails } = await exportPerson(door.ctx, personCommand, 'me@example.com')
  expect(submissions[0]!.history).toMatchObject([
    { action: 'moved to answered' },
    { action: 'noted' },
  ])
  expect(mails.map((mail) => 'text' in mail)).toEqual([false, false])
})

onDatabase(
  'postgres',
  'a mail about a person that is queued while they are erased is erased too',
  async (house) => {
    const door = await openDoor(house)
    await door.enquire('me@example.com')
    let erasing: Promise<number> | undefined
    await house.changes.transaction(async (tx) => {
      const rows = await door.rows()
      for (const { id } of rows) await lockSubmission(tx, id)
      erasing = erasePerson(door.ctx, personCommand, 'me@example.com')
      await vi.waitFor(async () => expect(await waitingForLocks(house.db)).toBe(1), patience)
      const mail = { to: '@enquiries', subject: 'x', text: 'It was withdrawn.', html: 'x' }
      await queueMails(tx, rows[0]!.id, [mail], house.changes.now())
    })
    expect(await erasing).toBe(1)
    expect(await door.mails()).toEqual([])
  },
)

onBothDatabases('a person is erased: rows, files, mails; nobody else', async (house) => {
  const door = await openDoor(house)
  await door.enquire('me@example.com')
  await door.apply('ME@example.com')
  await door.apply('me@example.com')
  await door.enquire('other@example.com')
  expect(await erasePerson(door.ctx, personCommand, 'me@example.com')).toBe(3)
  expect((await door.rows()).map(({ email }) => email)).toEqual(['other@example.com'])
  expect(await door.attachments()).toHaveLength(1)
  expect((await door.stored()).kept).toHaveLength(1)
  expect(await door.mails()).toHaveLength(2)
  expect(await erasePerson(door.ctx, personCommand, 'me@example.com')).toBe(0)
})

onBothDatabases(
  'what was promised to be erased by now is erased, the rest is kept',
  async (house) => {
    const door = await openDoor(house)
    const retention = { enquiriesMonths: 24, applicationsMonths: 12 }
    const { ctx } = door
    const inMonths = (months: number) => {
      const then = new Date()
      then.setUTCMonth(then.getUTCMonth() + months, 28)
      return then
    }
    await door.enquire('me@example.com')
    await door.apply('me@example.com')
    expect(await eraseExpired({ ...ctx, clock: () => inMonths(23) }, retention)).toBe(0)
    expect(await eraseExpired({ ...ctx, clock: () => inMonths(25) }, retention)).toBe(1)
    expect((await door.rows()).map(({ kind }) => kind)).toEqual(['application'])
    await house.db.updateTable('jobs').set({ deletedAt: new Date().toISOString() }).execute()
    expect(await eraseExpired({ ...ctx, clock: () => inMonths(11) }, retention)).toBe(0)
    expect(await eraseExpired({ ...ctx, clock: () => inMonths(13) }, retention)).toBe(1)
    expect(await door.rows()).toEqual([])
    expect(await door.mails()).toEqual([])
    expect((await door.stored()).kept).toEqual([])
  },
)

onBothDatabases(
  'an application is kept for a year after the last day of its position',
  async (house) => {
    const door = await openDoor(house)
    await door.apply('me@example.com')
    const retention = { enquiriesMonths: 24, applicationsMonths: 12 }
    const { ctx } = door
    const lastDay = (validThrough: string, state: 'open' | 'closed') =>
      house.db
        .updateTable('jobs')
        .set({ validThrough, state, updatedAt: '2020-01-01T00:00:00.000Z' })
        .execute()
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    // Over by now, but not for a year.
    await lastDay(inDays(-30).toISOString().slice(0, 10), 'open')
    expect(await eraseExpired({ ...ctx, clock: () => inDays(300) }, retention)).toBe(0)
    // What was closed early ended then, whatever day it once named.
    await lastDay('2099-12-31', 'closed')
    expect(await eraseExpired({ ...ctx, clock: () => inDays(400) }, retention)).toBe(1)
    expect(await door.rows()).toEqual([])
  },
)

onBothDatabases('six months before the last of August are its end of February', async (house) => {
  const door = await openDoor(house)
  await door.enquire('me@example.com')
  await house.db.updateTable('submissions').set({ updatedAt: '2026-03-01T08:00:00.000Z' }).execute()
  const retention = { enquiriesMonths: 6, applicationsMonths: 6 }
  expect(
    await eraseExpired({ ...door.ctx, clock: () => new Date('2026-08-31T12:00:00Z') }, retention),
  ).toBe(0)
  expect(
    await eraseExpired({ ...door.ctx, clock: () => new Date('2026-09-01T12:00:00Z') }, retention),
  ).toBe(1)
})

onBothDatabases('orphans are swept, young files and files with a row are not', async (house) => {
  const door = await openDoor(house)
  await door.enquire('me@example.com')
  const orphan = await door.files.put([Buffer.from('orphan')] as never)
  const held = await door.files.hold([Buffer.from('held')] as never)
  expect(await sweepFiles(door.ctx, 60_000)).toBe(0)
  await utimes(join(held.path), 0, 0)
  expect(await sweepFiles(door.ctx, 60_000)).toBe(1)
  // A database that began after a file was saved knows nothing of it: the file may be another one's.
  expect(await sweepFiles(door.ctx, 0, new Date(Date.now() + 1000))).toBe(0)
  expect(await sweepFiles(door.ctx, 0)).toBe(1)
  expect(await door.files.read(orphan.key)).toBeUndefined()
  const [attachment] = await door.attachments()
  expect((await door.stored()).kept).toEqual([attachment!.fileKey])
})
