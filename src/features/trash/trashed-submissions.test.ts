import { expect } from 'vitest'
import { type House, onBothDatabases } from '../../../test/database/both-databases.ts'
import { application, enquiry, pdf } from '../../../test/sent/sent-forms.ts'
import { addSubmissions } from '../../../test/database/many-submissions.ts'
import { openSubmissionsDoor } from '../../../test/sent/submissions-door.ts'
import { personCommand } from '../sessions/actor.ts'
import { eraseExpired } from '../submissions/retention/erase-expired.ts'
import { erasePerson } from '../submissions/person/personal-data.ts'
import { sweepFiles } from '../submissions/retention/sweep-files.ts'

const profile = { name: 'profile.pdf', bytes: pdf() }
const resume = { field: 'resume', name: 'CV.pdf', bytes: pdf() }

async function withBoth(house: House) {
  const door = await openSubmissionsDoor(house)
  const job = await door.postJob('Tester')
  const sent = await door.send('/api/v1.0/email/send-form', enquiry, [profile])
  await door.send(`/api/jobs/${job}/apply`, { ...application }, [resume])
  const rows = await door.rows()
  const idOf = (kind: string) => rows.find((row) => row.kind === kind)!.id
  const ids = { enquiries: idOf('enquiry'), applications: idOf('application') }
  return { ...door, job, ids, token: sent.json().statusUrl.split('/').at(-1) as string }
}

onBothDatabases(
  'what was sent lies in the trash whole, out of lists, table and counts, and comes back once',
  async (house) => {
    const { app, staff, call, ids, ctx, rows, attachments, stored } = await withBoth(house)
    const before = await rows()
    for (const noun of ['enquiries', 'applications'] as const) {
      const url = `/api/${noun}/${ids[noun]}`
      expect((await call('DELETE', url)).status).toBe(204)
      expect((await call('DELETE', url)).status).toBe(404)
      expect((await call('GET', `/api/${noun}`)).body[noun]).toEqual([])
      expect((await call('GET', `/api/${noun}?q=example`)).body[noun]).toEqual([])
      const table = await app.inject({ url: `/api/${noun}/export.csv`, headers: staff })
      expect(table.body.split('\r\n')).toHaveLength(2)
      expect((await call('GET', '/api/inbox/unread')).body[noun]).toBe(0)
      expect((await call('GET', url)).body.message).toContain('trash')
      for (const change of ['state', 'assignee', 'read'])
        expect(
          (
            await call('PUT', `${url}/${change}`, {
              state: 'new',
              assignee: null,
              read: true,
              version: 2,
            })
          ).status,
        ).toBe(404)
      expect((await call('GET', `/api/trash/${noun}`)).body[noun]).toMatchObject([
        { id: ids[noun], deletedAt: expect.stringMatching(/Z$/) },
      ])
    }
    expect(await sweepFiles(ctx, 0)).toBe(0)
    expect((await stored()).kept).toHaveLength(2)
    for (const noun of ['enquiries', 'applications'] as const) {
      const other = noun === 'enquiries' ? 'applications' : 'enquiries'
      const restore = (as: string) => call('POST', `/api/trash/${as}/${ids[noun]}/restore`)
      expect((await restore(other)).status).toBe(404)
      expect(await restore(noun)).toEqual({ status: 200, body: { id: ids[noun], version: 3 } })
      expect((await restore(noun)).status).toBe(404)
    }
    expect(await rows()).toEqual(before.map((row) => ({ ...row, version: 3 })))
    for (const { id } of await attachments())
      expect((await app.inject({ url: `/api/files/${id}`, headers: staff })).rawPayload).toEqual(
        pdf(),
      )
    const history = await house.db
      .selectFrom('history')
      .select(['noun', 'action'])
      .where('noun', 'in', ['enquiries', 'applications'])
      .execute()
    expect(history.map(({ noun, action }) => `${noun} ${action}`).toSorted()).toEqual([
      'applications removed',
      'applications restored',
      'enquiries removed',
      'enquiries restored',
    ])
  },
)

onBothDatabases('however much lies in the trash, all of it is listed, once', async (house) => {
  const { call } = await openSubmissionsDoor(house)
  await addSubmissions(house.db, new Date(), { count: 120, kind: 'enquiry' })
  const rows = await house.db.selectFrom('submissions').select('id').execute()
  const ids = rows.map(({ id }) => id).toSorted()
  // Many go at once, and some at another time.
  const late = ids.slice(0, 7)
  const trash = house.db.updateTable('submissions')
  await trash.set({ deletedAt: '2026-11-20T08:00:00.000Z' }).execute()
  await trash.set({ deletedAt: '2026-11-21T08:00:00.000Z' }).where('id', 'in', late).execute()
  const pages: string[][] = []
  let next: string | null = ''
  while (next !== null) {
    const { body } = await call('GET', `/api/trash/enquiries?after=${encodeURIComponent(next)}`)
    pages.push(body.enquiries.map(({ id }: { id: string }) => id))
    next = body.next
  }
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 20])
  expect(pages.flat().toSorted()).toEqual(ids)
  expect(pages[0]!.slice(0, 7).toSorted()).toEqual(late)
  const { body } = await call('GET', '/api/trash/enquiries?after=%00')
  expect(body.enquiries).toHaveLength(50)
})

onBothDatabases('each role restores its own only', async (house) => {
  const { call, ids, hire } = await withBoth(house)
  const people = {
    sales: await hire('sales'),
    recruiter: await hire('recruiter'),
    editor: await hire('editor'),
  }
  const own = { sales: 'enquiries', recruiter: 'applications', editor: '' }
  for (const noun of ['enquiries', 'applications'] as const) {
    await call('DELETE', `/api/${noun}/${ids[noun]}`)
    for (const role of ['editor', 'sales', 'recruiter'] as const) {
      const { status } = await people[role].call('POST', `/api/trash/${noun}/${ids[noun]}/restore`)
      expect([role, noun, status]).toEqual([role, noun, own[role] === noun ? 200 : 403])
    }
  }
})

onBothDatabases('the link of what lies in the trash still serves who sent it', async (house) => {
  const { app, call, ids, token, rows } = await withBoth(house)
  await call('DELETE', `/api/enquiries/${ids.enquiries}`)
  const status = await app.inject({ url: `/api/status/${token}` })
  expect(status.json()).toMatchObject({ state: 'received', mayAddFile: true })
  expect(JSON.stringify(status.json())).not.toMatch(/trash|deleted/i)
  await app.inject({ method: 'POST', url: `/api/status/${token}/withdraw` })
  const row = (await rows()).find(({ id }) => id === ids.enquiries)!
  expect(row.withdrawnAt).toMatch(/Z$/)
  expect(row.deletedAt).toMatch(/Z$/)
  expect((await call('GET', '/api/enquiries')).body.enquiries).toEqual([])
  expect((await call('POST', `/api/trash/enquiries/${ids.enquiries}/restore`)).status).toBe(200)
  expect((await call('GET', '/api/enquiries')).body.enquiries).toMatchObject([
    { state: 'withdrawn', unread: true },
  ])
})

onBothDatabases(
  'retention and erasure reach what lies in the trash, as early as before',
  async (house) => {
    const door = await withBoth(house)
    const { ctx } = door
    const retention = { enquiriesMonths: 24, applicationsMonths: 12 }
    const [enquiryRow] = await door.rows()
    for (const noun of ['enquiries', 'applications'] as const)
      await door.call('DELETE', `/api/${noun}/${door.ids[noun]}`)
    expect((await door.rows()).find(({ id }) => id === enquiryRow!.id)?.updatedAt).toBe(
      enquiryRow!.updatedAt,
    )
    const later = new Date(Date.now() + 750 * 86_400_000)
    expect(await eraseExpired({ ...ctx, clock: () => later }, retention)).toBe(1)
    expect(await erasePerson(door.ctx, personCommand, application.email)).toBe(1)
    expect(await door.rows()).toEqual([])
    expect((await door.stored()).kept).toEqual([])
    expect(await door.mails()).toEqual([])
  },
)
