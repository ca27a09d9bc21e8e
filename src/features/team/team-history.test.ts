import { expect } from 'vitest'
import { onBothDatabases } from '../../../test/database/both-databases.ts'
import { listHistory } from '../history/list-history.ts'
import { createFirstAdministrator } from '../staff/create-first-administrator.ts'
import { inviteMember } from './invite-member.ts'
import { resetPassword } from './reset-password.ts'

onBothDatabases('the history names whose password was reset', async ({ db, clock, changes }) => {
  await createFirstAdministrator(
    { db, clock },
    { email: 'owner@example.com', password: 'a long pass phrase' },
  )
  const [{ id } = { id: '' }] = await db.selectFrom('staff').select('id').execute()
  const owner = { kind: 'staff', staffId: id, role: 'owner', sessionId: 'x' } as const
  const asha = { email: 'asha@example.com', role: 'editor' } as const
  const { member } = await inviteMember({ changes }, owner, asha)
  await resetPassword({ changes }, owner, member.id)
  const { changes: told } = await listHistory({ db }, owner, { noun: 'staff' })
  const who = 'owner@example.com'
  expect(told.find(({ action }) => action === 'password reset')).toMatchObject({
    who,
    name: asha.email,
  })
  expect(told.find(({ action }) => action === 'invited')).toMatchObject({ who, name: asha.email })
})
