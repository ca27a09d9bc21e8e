import { expect } from 'vitest'
import { type House, onBothDatabases } from '../../../../test/database/both-databases.ts'
import { application, enquiry, pdf } from '../../../../test/sent/sent-forms.ts'
import { openSubmissionsDoor } from '../../../../test/sent/submissions-door.ts'

const resume = { field: 'resume', name: 'CV.pdf', bytes: pdf() }

type Item = { id: string; name: string; version: number; unread: boolean; assignee: unknown }

async function openInboxes(house: House) {
  const door = await openSubmissionsDoor(house)
  const job = await door.postJob('Tester')
  const enquire = (change: object = {}) =>
    door.send('/api/v1.0/email/send-form', { ...enquiry, ...change })
  const apply = (change: object = {}) =>
    door.send(`/api/jobs/${job}/apply`, { ...application, ...change }, [resume])
  const list = async (query = 'enquiries') => {
    const { body } = await door.call('GET', `/api/${query}`)
    return (body.enquiries ?? body.applications) as Item[]
  }
  const names = async (query: string) => (await list(query)).map(({ name }) => name)
  const steps = async (noun: string) => {
    const rows = await house.db
      .selectFrom('history')
      .selectAll()
      .where('noun', '=', noun)
      .orderBy('at')
      .execute()
    expect(JSON.stringify(rows)).not.toMatch(/ananya|ravi/i)
    return rows.map(({ action }) => action)
  }
  return { ...door, job, enquire, apply, list, names, steps }
}

onBothDatabases(
  'unread is counted for who may see it, until somebody opens it; news makes it unread again',
  async (house) => {
    const { call, hire, enquire, apply, list } = await openInboxes(house)
    const sent = (await enquire()).json() as { statusUrl: string }
    await enquire({ name: 'Bina' })
    await apply()
    const [sales, recruiter, editor] = [
      await hire('sales'),
      await hire('recruiter'),
      await hire('editor'),
    ]
    const counts = async (who: { call: typeof call }) =>
      (await who.call('GET', '/api/inbox/unread')).body
    expect(await counts({ call })).toEqual({ enquiries: 2, applications: 1 })
    expect(await counts(sales)).toEqual({ enquiries: 2 })
    expect(await counts(recruiter)).toEqual({ applications: 1 })
    expect(await counts(editor)).toEqual({})
    const first = (await list()).find(({ name }) => name === enquiry.name)!
    const read = (to: unknown) => sales.call('PUT', `/api/enquiries/${first.id}/read`, { read: to })
    expect(await read(true)).toEqual({ status: 200, body: { read: true } })
    expect(await counts({ call })).toMatchObject({ enquiries: 1 })
    expect((await list('enquiries?unread=yes')).map(({ name }) => name)).toEqual(['Bina'])
    expect((await list()).find(({ id }) => id === first.id)).toMatchObject({
      unread: false,
      version: first.version,
    })
    await read(false)
    expect(await counts(sales)).toEqual({ enquiries: 2 })
    await read(true)
    const token = sent.statusUrl.split('/').at(-1)
    await call('POST', `/api/status/${token}/withdraw`)
    expect(await counts(sales)).toEqual({ enquiries: 2 })
    expect((await read('perhaps')).status).toBe(400)
    for (const url of ['/api/enquiries/unknown/read', `/api/applications/${first.id}/read`])
      expect((await call('PUT', url, { read: true })).status).toBe(404)
  },
)

onBothDatabases('what somebody who left was seeing to can be found', async (house) => {
  const { call, hire, apply, list } = await openInboxes(house)
  await apply()
  const { id, email } = await hire('recruiter')
  const [first] = await list('applications')
  await call('PUT', `/api/applications/${first!.id}/assignee`, { assignee: id, version: 1 })
  const gone = async () => (await call('GET', '/api/applications/assignees')).body.gone
  expect(await gone()).toEqual([])
  await house.db.updateTable('staff').set({ role: 'editor' }).where('id', '=', id).execute()
  expect(await gone()).toEqual([{ id, email }])
  expect(await list(`applications?assignee=${id}`)).toHaveLength(1)
})

onBothDatabases(
  'a replaced application says so, and that nothing can be done to it any more',
  async (house) => {
    const { call, apply, list } = await openInboxes(house)
    await apply()
    const [first] = await list('applications')
    await apply({ coverLetter: 'Once more.' })
    const url = `/api/applications/${first!.id}`
    expect((await call('GET', url)).body.item).toMatchObject({ state: 'replaced' })
    const moved = await call('PUT', `${url}/state`, { state: 'interview', version: 1 })
    expect(moved).toMatchObject({ status: 404, body: { code: 'item-replaced' } })
  },
)

onBothDatabases(
  'only who may see an inbox is assigned; one filters for one’s own',
  async (house) => {
    const { hire, enquire, list, names, steps } = await openInboxes(house)
    await enquire()
    await enquire({ name: 'Bina' })
    const [sales, recruiter] = [await hire('sales'), await hire('recruiter')]
    const [item] = await list()
    const assign = (assignee: unknown, version: unknown) =>
      sales.call('PUT', `/api/enquiries/${item!.id}/assignee`, { assignee, version })
    const team = (await sales.call('GET', '/api/enquiries/assignees')).body.assignees
    expect(team.map(({ email }: { email: string }) => email)).toEqual([
      'owner@example.com',
      sales.email,
    ])
    const given = await assign(sales.id, item!.version)
    expect(given.body).toEqual({
      assignee: { id: sales.id, email: sales.email },
      version: item!.version + 1,
    })
    const mine = (await sales.call('GET', '/api/enquiries?assignee=me')).body.enquiries
    expect(mine).toMatchObject([{ id: item!.id, assignee: { email: sales.email } }])
    expect(await names('enquiries?assignee=me')).toEqual([])
    expect(await names(`enquiries?assignee=${sales.id}`)).toEqual([item!.name])
    for (const nobody of [recruiter.id, 'unknown', 7])
      expect([nobody, (await assign(nobody, item!.version + 1)).status]).toEqual([nobody, 400])
    expect((await assign(null, item!.version)).status).toBe(409)
    expect((await assign(null, item!.version + 1)).body.assignee).toBeNull()
    expect(await steps('enquiries')).toEqual([`assigned to ${sales.email}`, 'assigned to no one'])
  },
)

onBothDatabases(
  'a move that came too late is told what stands there now, and who did what',
  async (house) => {
    const { call, hire, apply, list } = await openInboxes(house)
    await apply()
    const recruiter = await hire('recruiter')
    const [item] = await list('applications')
    const url = `/api/applications/${item!.id}`
    const first = await recruiter.call('PUT', `${url}/state`, {
      state: 'interview',
      version: item!.version,
    })
    expect(first.status).toBe(200)
    await call('POST', `${url}/notes`, { text: 'Sounds good.' })
    const late = await call('PUT', `${url}/state`, { state: 'rejected', version: item!.version })
    expect(late).toEqual({
      status: 409,
      body: {
        code: 'item-changed',
        message:
          'Someone else has changed this. Its state is now ‘interview’. Look at it again, then repeat your change.',
        item: { id: item!.id, state: 'interview', version: item!.version + 1, assignee: null },
        changedBy: {
          email: recruiter.email,
          at: expect.stringMatching(/Z$/),
          action: 'moved to interview',
        },
      },
    })
    expect((await call('DELETE', `${url}?version=${item!.version}`)).status).toBe(409)
    expect((await call('DELETE', `${url}?version=two`)).status).toBe(400)
    expect((await list('applications'))[0]).toMatchObject({ state: 'interview' })
  },
)

onBothDatabases(
  'notes say who and when, cannot be changed, and go with what they are about',
  async (house) => {
    const { app, call, hire, enquire, list, steps } = await openInboxes(house)
    await enquire()
    const sales = await hire('sales')
    const [item] = await list()
    const url = `/api/enquiries/${item!.id}`
    const added = await sales.call('POST', `${url}/notes`, {
      text: ' Called.\r\nComes on Monday. ',
    })
    expect(added).toMatchObject({
      status: 201,
      body: { note: { who: sales.email, text: 'Called.\nComes on Monday.' } },
    })
    // The answer to the first may have been lost.
    const send = () => call('POST', `${url}/notes`, { text: 'Good.' })
    await Promise.all([send(), send(), send()])
    const { body } = await sales.call('GET', url)
    expect(body.notes.map(({ who, text }: { who: string; text: string }) => [who, text])).toEqual([
      [sales.email, 'Called.\nComes on Monday.'],
      ['owner@example.com', 'Good.'],
    ])
    expect(body.item.version).toBe(item!.version)
    expect(await steps('enquiries')).toEqual(['noted', 'noted'])
    for (const text of ['', ' \n', 'a\0b', 'x'.repeat(4001), 7, undefined])
      expect((await call('POST', `${url}/notes`, { text })).status).toBe(400)
    const routes = app.printRoutes({ commonPrefix: false }).match(/notes[^\n]*/g)
    expect(routes?.every((route) => /\(POST\)/.test(route))).toBe(true)
    await house.db.deleteFrom('submissions').execute()
    expect(await house.db.selectFrom('submissionNotes').selectAll().execute()).toEqual([])
  },
)

onBothDatabases('of many at once each is told what happened to it', async (house) => {
  const { call, hire, enquire, list, names } = await openInboxes(house)
  for (const name of ['Asha', 'Bina', 'Chitra', 'Dev']) await enquire({ name })
  const sales = await hire('sales')
  const items = await list()
  const [dev, chitra, bina, asha] = items.map(({ id, version }) => ({ id, version }))
  const many = (body: object) => sales.call('POST', '/api/enquiries/many', body)
  await call('PUT', `/api/enquiries/${bina!.id}/state`, { state: 'spam', version: bina!.version })
  const unknown = { id: 'unknown', version: 1 }
  const moved = await many({
    do: 'state',
    state: 'answered',
    items: [dev, bina, unknown, asha],
  })
  expect(moved.body.outcomes).toEqual([
    { id: dev!.id, done: true, state: 'answered', version: 2 },
    {
      id: bina!.id,
      done: false,
      status: 409,
      code: 'item-changed',
      message:
        'Someone else has changed this. Its state is now ‘spam’. Look at it again, then repeat your change.',
      item: { id: bina!.id, state: 'spam', version: 2, assignee: null },
      changedBy: {
        email: 'owner@example.com',
        at: expect.any(String),
        action: 'moved to spam',
      },
    },
    {
      id: 'unknown',
      done: false,
      status: 404,
      code: 'item-not-found',
      message: 'This is no longer here.',
    },
    { id: asha!.id, done: true, state: 'answered', version: 2 },
  ])
  expect(await names('enquiries?state=answered')).toEqual(['Dev', 'Asha'])
  const marked = await many({ do: 'read', items: [chitra, unknown] })
  expect(marked.body.outcomes).toMatchObject([{ done: true }, { done: false, status: 404 }])
  expect(await names('enquiries?unread=yes&state=any')).toEqual(['Dev', 'Bina', 'Asha'])
  await many({ do: 'trash', items: [chitra, bina] })
  expect(await names('enquiries?state=any')).toEqual(['Dev', 'Bina', 'Asha'])
  const lots = Array.from({ length: 101 }, () => dev)
  for (const body of [
    { do: 'state', items: [dev] },
    { do: 'state', state: 'hired', items: [dev] },
    { do: 'burn', items: [dev] },
    { do: 'read', items: [] },
    { do: 'read', items: lots },
    { do: 'read', items: [{ id: 'a\0', version: 1 }] },
  ])
    expect([body.do, (await many(body)).status]).toEqual([body.do, 400])
})

onBothDatabases(
  'what became of each mail stands on the item, and it is tried again',
  async (house) => {
    const { hire, enquire, list } = await openInboxes(house)
    await enquire()
    const sales = await hire('sales')
    const [item] = await list()
    const mails = async () => (await sales.call('GET', `/api/enquiries/${item!.id}`)).body.mails
    const queued = await mails()
    expect(queued).toHaveLength(2)
    expect(queued[0]).toMatchObject({ state: 'waiting', attempts: 0, lastError: null })
    expect(JSON.stringify(queued)).not.toContain('mangoes')
    const [lost, sent] = queued
    await house.db
      .updateTable('outbox')
      .set({ state: 'dead', attempts: 3, lastError: '550 No such mailbox' })
      .where('id', '=', lost.id)
      .execute()
    await house.db
      .updateTable('outbox')
      .set({ state: 'sent', sentAt: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', sent.id)
      .execute()
    expect(await mails()).toMatchObject([
      { state: 'dead', attempts: 3, lastError: '550 No such mailbox' },
      { state: 'sent', sentAt: '2026-01-01T00:00:00.000Z' },
    ])
    expect((await sales.call('POST', `/api/mails/${lost.id}/resend`)).status).toBe(204)
    expect((await mails())[0]).toMatchObject({ state: 'waiting', attempts: 0 })
  },
)

onBothDatabases('each role sees its own inbox, of the other nothing', async (house) => {
  const { hire, enquire, apply, list, attachments } = await openInboxes(house)
  await enquire()
  await apply()
  const people = { sales: await hire('sales'), recruiter: await hire('recruiter') }
  const own = { sales: 'enquiries', recruiter: 'applications' } as const
  const file = `/api/files/${(await attachments())[0]!.id}`
  for (const role of ['sales', 'recruiter'] as const)
    for (const noun of ['enquiries', 'applications'] as const) {
      const { id, version } = (await list(noun))[0]!
      const { call } = people[role]
      const expected = own[role] === noun ? 200 : 403
      for (const url of [noun, `${noun}/${id}`, `trash/${noun}`, `${noun}/assignees`])
        expect([role, url, (await call('GET', `/api/${url}`)).status]).toEqual([
          role,
          url,
          expected,
        ])
      const many = { do: 'read', items: [{ id, version }] }
      expect((await call('POST', `/api/${noun}/many`, many)).status).toBe(expected)
      const other = noun === 'enquiries' ? 'applications' : 'enquiries'
      expect((await call('GET', `/api/${other}/${id}`)).status).toBe(expected === 200 ? 403 : 404)
    }
  expect((await people.recruiter.call('GET', '/api/enquiries/x')).status).toBe(403)
  const download = async (role: 'sales' | 'recruiter') =>
    (await people[role].fetch(file)).statusCode
  expect([await download('recruiter'), await download('sales')]).toEqual([200, 403])
})

onBothDatabases(
  'who applies again keeps the notes and who sees to it; the trash keeps what was replaced out of reach',
  async (house) => {
    const { call, hire, apply, list } = await openInboxes(house)
    await apply()
    const recruiter = await hire('recruiter')
    const [first] = await list('applications')
    const url = `/api/applications/${first!.id}`
    await recruiter.call('POST', `${url}/notes`, { text: 'Strong.' })
    await recruiter.call('PUT', `${url}/assignee`, { assignee: recruiter.id, version: 1 })
    await apply({ coverLetter: 'Once more, with a newer CV.' })
    const [second, ...others] = await list('applications')
    expect(others).toEqual([])
    expect(second).toMatchObject({ unread: true, assignee: { id: recruiter.id } })
    const whole = (await recruiter.call('GET', `/api/applications/${second!.id}`)).body
    expect(whole.notes).toMatchObject([{ text: 'Strong.', who: recruiter.email }])
    expect((await call('DELETE', url)).status).toBe(404)
    await call('DELETE', `/api/applications/${second!.id}`)
    await apply({ coverLetter: 'A third time.' })
    expect(await list('applications')).toHaveLength(1)
    expect((await call('GET', '/api/trash/applications')).body).toEqual({
      applications: [],
      next: null,
    })
    expect((await call('POST', `/api/trash/applications/${second!.id}/restore`)).status).toBe(404)
  },
)
