import { verify } from '@node-rs/argon2'
import { expect, vi } from 'vitest'
import { onBothDatabases } from '../../../test/database/both-databases.ts'
import { checkCredentials } from './check-credentials.ts'
import { createFirstAdministrator } from './create-first-administrator.ts'

vi.mock('@node-rs/argon2', { spy: true })

const password = 'correct horse battery'

onBothDatabases(
  'the right password tells who it is, and never the hash of it',
  async ({ db, clock }) => {
    await createFirstAdministrator({ db, clock }, { email: 'owner@example.com', password })
    const { id } = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
    const member = { id, email: 'owner@example.com', role: 'owner' }
    const told = { member, hold: expect.any(Function) }
    expect(await checkCredentials(db, { email: 'owner@example.com', password })).toEqual(told)
    expect(await checkCredentials(db, { email: 'Owner@Example.COM', password })).toEqual(told)
  },
)

onBothDatabases(
  'API-7: an unknown address costs one verification like a wrong password, at the same price',
  async ({ db, clock }) => {
    await createFirstAdministrator({ db, clock }, { email: 'owner@example.com', password })
    const price = async (email: string) => {
      vi.mocked(verify).mockClear()
      expect(await checkCredentials(db, { email, password: 'wrong' })).toBeUndefined()
      return vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4))
    }
    const wrong = await price('owner@example.com')
    expect(wrong).toEqual([['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']])
    expect(await price('nobody@example.com')).toEqual(wrong)
  },
)
