import { expect } from 'vitest'
import { type House, onBothWithSample } from '../../../test/database/both-databases.ts'
import { houseAt } from '../../../test/database/house-at.ts'
import { drawingNames } from '../../drawings/picture.server.ts'
import type { Document } from '../documents/document-value.ts'
import { createDocument } from '../documents/write/create-document.ts'
import { readDocument } from '../documents/read/read-document.ts'
import { readDrawnPage } from '../gate/drawn/read-rendered-page.ts'
import type { Looks } from '../gate/gate-ground.ts'
import { listPublications } from './list-publications.ts'
import { listHistory } from '../history/list-history.ts'
import type { StaffActor } from '../sessions/actor.ts'
import { createFirstAdministrator } from '../staff/create-first-administrator.ts'
import type { Role } from '../staff/roles.ts'
import { publishDocuments } from './publish-documents.ts'
import { publishDue } from './publish-due.ts'

const asha = { name: 'Asha Rao', role: 'Head of testing', text: 'Breaks it before you do.' }

async function openGate(given: House) {
  let late = 0
  const house = houseAt(given, () => new Date(Date.now() + late))
  const { db, changes } = house
  await createFirstAdministrator(house, { email: 'owner@example.com', password: 'correct horse' })
  const { id: staffId } = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
  const as = (role: Role): StaffActor => ({ kind: 'staff', staffId, role, sessionId: 'one' })
  const page = { before: '', after: '' }
  const looks: Looks = {
    siteUrl: 'https://yard.de',
    async look(_path, run) {
      const main = run ? page.after : page.before
      return readDrawnPage(`<title>Yard</title><main><h1>Yard</h1>${main}</main>`)
    },
    known: async () => [],
    showing: async () => ['/'],
  }
  const ctx = { db, changes, looks, drawings: drawingNames }
  return {
    db,
    page,
    as,
    draft: () => createDocument(ctx, as('owner'), { kind: 'leader', value: asha }),
    publish: ({ id, version }: Document, more: object = {}, role: Role = 'editor') =>
      publishDocuments(ctx, as(role), { documents: [{ id, version }], ...more }),
    state: async ({ id }: Document) => (await readDocument(ctx, as('owner'), id)).state,
    due() {
      late = 3_600_000
      return publishDue(ctx)
    },
    last: async () => (await listPublications(ctx, as('owner')))[0],
    history: () => listHistory(ctx, as('owner'), { noun: 'publications' }),
  }
}

const broken = '<img src="/media/aaaaaaaaaaaaaaaa">'

onBothWithSample(
  'what would break a page does not go out; what is broken already holds nothing back',
  async (house) => {
    const { draft, publish, page, state } = await openGate(house)
    const leader = await draft()
    page.after = broken
    await expect(publish(leader)).rejects.toMatchObject({
      status: 422,
      code: 'gate-errors',
      findings: [{ severity: 'error', judged: 'picture', page: '/' }, { severity: 'warning' }],
    })
    expect(await state(leader)).toBe('draft')
    page.before = broken
    await publish(leader)
    expect(await state(leader)).toBe('published')
  },
)

onBothWithSample(
  'an owner lets it out with a reason, which is kept; nobody else does',
  async (house) => {
    const { draft, publish, page, last, history } = await openGate(house)
    const leader = await draft()
    page.after = broken
    const overrideReason = 'The picture comes on Monday.'
    await expect(publish(leader, { overrideReason })).rejects.toMatchObject({
      status: 403,
      code: 'override-for-owners',
    })
    await publish(leader, { overrideReason }, 'owner')
    expect(await last()).toMatchObject({ overrideReason, who: 'owner@example.com' })
    expect((await history()).changes).toMatchObject([
      { who: 'owner@example.com', action: 'overridden', name: overrideReason },
    ])
  },
)

onBothWithSample('a reason for nothing is not kept', async (house) => {
  const { draft, publish, last, history } = await openGate(house)
  await publish(await draft(), { overrideReason: 'Just to be sure.' }, 'owner')
  expect(await last()).not.toHaveProperty('overrideReason')
  expect((await history()).changes).toEqual([])
})

const soon = () => new Date(Date.now() + 1_800_000).toISOString()

onBothWithSample(
  'what is scheduled is judged at once and again at its moment, and then stays a draft',
  async (house) => {
    const { draft, publish, page, state, due, last } = await openGate(house)
    const leader = await draft()
    page.after = broken
    await expect(publish(leader, { publishAt: soon() })).rejects.toMatchObject({
      code: 'gate-errors',
    })
    page.after = ''
    await publish(leader, { publishAt: soon() })
    page.after = broken
    expect(await due()).toBe(0)
    expect((await last())?.failure).toMatch(/has no alternative text/)
    expect(await state(leader)).toBe('draft')
  },
)

onBothWithSample('at its moment an owner’s reason still holds', async (house) => {
  const { draft, publish, page, state, due } = await openGate(house)
  const leader = await draft()
  page.after = broken
  const overrideReason = 'The picture comes on Monday.'
  await publish(leader, { publishAt: soon(), overrideReason }, 'owner')
  expect(await due()).toBe(1)
  expect(await state(leader)).toBe('published')
})
