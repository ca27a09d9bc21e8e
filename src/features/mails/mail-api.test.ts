import { expect } from 'vitest'
import { onBothDatabases } from '../../../test/database/both-databases.ts'
import { application, enquiry, pdf } from '../../../test/sent/sent-forms.ts'
import { openSubmissionsDoor } from '../../../test/sent/submissions-door.ts'
import { countMailsLeft } from './count-mails-left.ts'

onBothDatabases('mails that wait and mails that were given up are in sight', async (house) => {
  const door = await openSubmissionsDoor(house)
  await door.send('/api/v1.0/email/send-form', enquiry)
  const waiting = (await door.get('/api/mails')).json().mails
  expect(waiting).toHaveLength(2)
  expect(waiting[0]).toMatchObject({ state: 'waiting', attempts: 0, subject: expect.any(String) })
  expect(JSON.stringify(waiting)).not.toContain('mangoes')
  const given = { state: 'dead' as const, attempts: 22, lastError: 'No such mailbox' }
  await house.db.updateTable('outbox').set(given).where('id', '=', waiting[0].id).execute()
  const dead = (await door.get('/api/mails?state=dead')).json().mails
  expect(dead).toMatchObject([given])
  expect((await door.get('/api/mails?state=lost')).statusCode).toBe(400)
  expect((await door.app.inject({ url: '/api/mails' })).statusCode).toBe(401)
})

onBothDatabases(
  'a mail is seen and sent again by those who see what it is about',
  async (house) => {
    const door = await openSubmissionsDoor(house)
    await door.send('/api/v1.0/email/send-form', enquiry)
    const job = await door.postJob('Tester')
    await door.send(`/api/jobs/${job}/apply`, application, [
      { field: 'resume', name: 'CV.pdf', bytes: pdf() },
    ])
    const people = { sales: await door.hire('sales'), recruiter: await door.hire('recruiter') }
    type Told = { mails: { id: string; recipient: string }[] }
    const seenBy = async (role: keyof typeof people) =>
      ((await people[role].call('GET', '/api/mails')).body as Told).mails
    const recipients = async (role: keyof typeof people) =>
      (await seenBy(role)).map(({ recipient }) => recipient).toSorted()
    expect(await recipients('sales')).toEqual(['@enquiries', enquiry.email])
    expect(await recipients('recruiter')).toEqual(['@careers', application.email])
    const [{ id } = { id: '' }] = await seenBy('recruiter')
    const resend = (role: keyof typeof people) =>
      people[role].call('POST', `/api/mails/${id}/resend`)
    expect((await resend('sales')).status).toBe(404)
    expect((await resend('recruiter')).status).toBe(204)
    const actor = { kind: 'staff', staffId: 'x', role: 'sales', sessionId: 'x' } as const
    expect(await countMailsLeft(house, actor)).toEqual({ failed: 0, waiting: 2 })
    expect(await countMailsLeft(house, { ...actor, role: 'owner' })).toMatchObject({
      waiting: 4,
    })
  },
)

onBothDatabases(
  'a mail that was given up is sent again, and that is written down',
  async (house) => {
    const door = await openSubmissionsDoor(house)
    await door.send('/api/v1.0/email/send-form', enquiry)
    await house.db.updateTable('outbox').set({ state: 'dead', attempts: 22 }).execute()
    const resend = (id: string) =>
      door.app.inject({ method: 'POST', url: `/api/mails/${id}/resend`, headers: door.staff })
    const [mail] = await door.mails()
    expect((await resend(mail!.id)).statusCode).toBe(204)
    expect((await door.mails()).find(({ id }) => id === mail!.id)).toMatchObject({
      state: 'waiting',
      attempts: 0,
    })
    const steps = await house.db
      .selectFrom('history')
      .selectAll()
      .where('noun', '=', 'mails')
      .execute()
    expect(steps).toMatchObject([{ nounId: mail!.id, action: 'sent again' }])
    await house.db.updateTable('outbox').set({ state: 'sent' }).execute()
    for (const id of [mail!.id, 'unknown', '%00']) expect((await resend(id)).statusCode).toBe(404)
  },
)
