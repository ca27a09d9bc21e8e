import { expect, test } from 'vitest'
import { onBothDatabases } from '../../../../test/database/both-databases.ts'
import { enquiry, pdf } from '../../../../test/sent/sent-forms.ts'
import {
  openSubmissionsDoor,
  type SubmissionsDoor,
} from '../../../../test/sent/submissions-door.ts'
import { mailboxOf } from '../../../platform/outbox/mailbox.ts'

const address = '/api/v1.0/email/send-form'
const send = (door: SubmissionsDoor, email: string) => door.send(address, { ...enquiry, email })

const recipients = async (door: SubmissionsDoor) =>
  (await door.mails()).map(({ recipient }) => recipient)

test('an address in other spellings is one mailbox', () => {
  for (const written of [
    'Stranger+1@Example.com',
    'stranger@example.com',
    ' stranger+a+b@example.com',
  ])
    expect(mailboxOf(written)).toBe('stranger@example.com')
  expect(mailboxOf('a.b.c+x@googlemail.com')).toBe('abc@gmail.com')
  expect(mailboxOf('a.b@example.com')).toBe('a.b@example.com')
})

onBothDatabases(
  'CON-6: a stranger gets five receipts an hour and twenty a day, and everything is stored',
  async (house) => {
    const door = await openSubmissionsDoor(house, { receipts: { anHour: 5, aDay: 20 } })
    const job = await door.postJob('Tester')
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => send(door, `stranger+${turn}@example.com`)),
    )
    const applied = await door.send(
      `/api/jobs/${job}/apply`,
      { name: 'A', email: 'Stranger@example.com', coverLetter: 'x' },
      [{ field: 'resume', name: 'cv.pdf', bytes: pdf() }],
    )
    expect([applied.statusCode, applied.json()]).toEqual([201, expect.anything()])
    for (const answer of answers)
      expect(answer.json()).toMatchObject({
        message: 'Your message has been sent successfully!',
        statusUrl: expect.stringContaining('/status/'),
      })
    expect(await door.rows()).toHaveLength(9)
    const toCompany = (to: string[]) => to.filter((one) => one.startsWith('@')).length
    const first = await recipients(door)
    expect([toCompany(first), first.length]).toEqual([9, 9 + 5])
    await send(door, 'somebody-else@example.com')
    expect(await recipients(door)).toContain('somebody-else@example.com')

    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    const receipts = house.db.updateTable('outbox').where('mailbox', '=', 'stranger@example.com')
    for (const expected of [10, 15, 20, 20]) {
      await receipts.set({ createdAt: ago(2) }).execute()
      for (let turn = 0; turn < 6; turn++) await send(door, 'stranger@example.com')
      const sent = await recipients(door)
      expect(sent.filter((one) => /^stranger/i.test(one))).toHaveLength(expected)
    }
    await receipts.set({ createdAt: ago(25) }).execute()
    await send(door, 'stranger@example.com')
    expect((await recipients(door)).filter((one) => /^stranger/i.test(one))).toHaveLength(21)
  },
)
