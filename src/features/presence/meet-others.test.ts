import { expect, test } from 'vitest'
import { onBothDatabases } from '../../../test/database/both-databases.ts'
import { houseIn } from '../../../test/database/house-at.ts'
import { createFirstAdministrator } from '../staff/create-first-administrator.ts'
import type { StaffActor } from '../sessions/actor.ts'
import { meetOthers } from './meet-others.ts'
import { presenceSchema } from './presence-routes.ts'

onBothDatabases(
  'two people see each other in a document and its field, until one is silent',
  async (house) => {
    const { db } = house
    await createFirstAdministrator(house, {
      email: 'asha@example.com',
      password: 'correct horse b',
    })
    const [asha] = await db.selectFrom('staff').selectAll().execute()
    await db
      .insertInto('staff')
      .values({ ...asha!, id: 'ravi', email: 'ravi@example.com', role: 'editor' })
      .execute()
    const as = (staffId: string): StaffActor => ({
      kind: 'staff',
      staffId,
      role: 'editor',
      sessionId: staffId,
    })
    const meet = (staffId: string, open: { id: string; path?: string }[], visit = 'tab') =>
      meetOthers(house, as(staffId), { visit, open })
    const alone = await meet(asha!.id, [{ id: 'home', path: 'slides.0.text' }])
    expect(alone).toEqual({ others: [], versions: [], owners: ['asha@example.com'] })
    const { others } = await meet('ravi', [{ id: 'home' }, { id: 'company' }])
    expect(others).toEqual([{ id: 'home', email: 'asha@example.com', path: 'slides.0.text' }])
    await meet(asha!.id, [], 'tab')
    expect((await meet('ravi', [{ id: 'home' }])).others).toEqual([])
    const seen = { visit: 'tab', open: [{ id: 'home' }] }
    expect((await meetOthers(house, as(asha!.id), seen)).others).toHaveLength(1)
    expect((await meetOthers(houseIn(house, 25_001), as(asha!.id), seen)).others).toEqual([])
  },
)

test('a field whose path no database can keep is nobody’s', () => {
  const seen = (path: string) => ({ visit: 'tab', open: [{ id: 'home', path }] })
  expect(presenceSchema.safeParse(seen('slides.0.text')).success).toBe(true)
  for (const path of ['a\u0000b', '\ud800'])
    expect([path, presenceSchema.safeParse(seen(path)).success]).toEqual([path, false])
})

onBothDatabases('a visit may say twice at once what it has open', async (house) => {
  await createFirstAdministrator(house, { email: 'a@example.com', password: 'correct horse b' })
  const { id: staffId } = await house.db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
  const actor: StaffActor = { kind: 'staff', staffId, role: 'owner', sessionId: 's' }
  const beat = (...ids: string[]) =>
    meetOthers(house, actor, { visit: 'tab', open: ids.map((id) => ({ id })) })
  const beats = Array.from({ length: 4 }, () => [beat('home', 'company'), beat('company', 'home')])
  await Promise.all(beats.flat())
  const rows = await house.db.selectFrom('presence').select('documentId').execute()
  expect(rows.map(({ documentId }) => documentId).toSorted()).toEqual(['company', 'home'])
})
