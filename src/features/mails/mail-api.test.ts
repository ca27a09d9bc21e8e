import { expect } from 'vitest'
import { onBothDatabases } from '../../../test/both-databases.ts'
import { enquiry } from '../../../test/sent-forms.ts'
import { openSubmissionsDoor } from '../../../test/submissions-door.ts'

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
