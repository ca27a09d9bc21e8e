import { expect } from 'vitest'
import { fillEmptyDatabase } from '../packs/fill-empty-database.ts'
import {
  type House,
  onBothDatabases,
  onBothWithSample,
} from '../../../test/database/both-databases.ts'
import { documentIn, documentsIn, openDocumentsDoor } from '../../../test/sent/documents-door.ts'
import { openApp } from '../../../test/server/open-app.ts'
import { drawingNames } from '../../drawings/picture.server.ts'
import type { Value } from '../documents/document-value.ts'
import { readPublished } from '../documents/read/documents.ts'
import { fillDocuments } from '../documents/packs/fill-documents.ts'
import type { Role } from '../staff/roles.ts'
import { guideApi } from './guide-api.ts'
import type { Guide } from './read-guide.ts'

/** The guide over a house, for somebody of a role. */
async function openGuide({ db, clock, changes }: House, role: Role = 'owner') {
  const ctx = { db, changes, drawings: drawingNames, blankPack: 'packs/blank' }
  const { app, headers } = await openApp({ db, clock }, (one) => one.register(guideApi, ctx), role)
  const call = async (method: 'GET' | 'PUT' | 'POST', path = '', payload?: object) => {
    const url = `/api/guide${path}`
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
  }
  const guide = async () => (await call('GET')).body.guide as Guide
  const step = async (name: string) => (await guide()).steps.find((one) => one.name === name)!
  return { call, guide, step }
}

const asha = { name: 'Asha Rao', role: 'Head of testing', text: 'Breaks it before you do.' }

onBothWithSample.postgresLong(
  'issue 16: each step counts what is the company’s own by now',
  async (house) => {
    const { staff, publish } = await openDocumentsDoor(house)
    await fillEmptyDatabase(house.changes, 'packs/naksha')
    const { guide, step } = await openGuide(house)
    expect(await guide()).toMatchObject({ pack: 'sample', isHidden: false, isDone: false })
    expect(await step('people')).toMatchObject({ done: 0, drafted: 0 })
    const [first] = documentsIn(await staff('GET', '/leader'))
    const change = { version: first!.version, value: { ...first!.value, ...asha } }
    const drafted = documentIn(await staff('PUT', `/leader/${first!.id}`, change))
    expect(await step('people')).toMatchObject({ done: 0, drafted: 1 })
    await publish(drafted)
    expect(await step('people')).toMatchObject({ done: 1, drafted: 0 })
    // Somebody of the sample with another picture is still somebody of the sample.
    const second = documentsIn(await staff('GET', '/leader')).at(1)!
    const pictured = { ...second.value, picture: undefined, role: 'Head of boats' }
    const inPart = { version: second.version, value: pictured }
    await publish(documentIn(await staff('PUT', `/leader/${second.id}`, inPart)))
    expect(await step('people')).toMatchObject({ done: 1, drafted: 0 })

    const company = documentIn(await staff('GET', '/company/company'))
    const { total, done } = await step('contacts')
    const { contacts } = company.value as { contacts: object }
    const value = {
      ...company.value,
      name: 'Rao & Daughters',
      contacts: { ...contacts, phone: '1' },
    }
    const inDraft = documentIn(await staff('PUT', '/company/company', { version: 1, value }))
    const place = async () => (await guide()).places.find(({ kind }) => kind === 'company')!
    const before = await place()
    // The name, and the telephone number.
    expect(before.drafted).toBe(2)
    await publish(inDraft)
    expect(await place()).toMatchObject({ count: before.count - 2, drafted: 0 })
    expect(await step('contacts')).toMatchObject({ total, done: done + 1 })
    expect((await step('name')).done).toBe(1)

    const brand = documentIn(await staff('GET', '/brand/brand'))
    expect(await step('look')).toMatchObject({ total: 2, done: 0 })
    const own = { version: brand.version, value: { colours: { signal: '#0f7b6c' }, type: 'serif' } }
    await publish(documentIn(await staff('PUT', '/brand/brand', own)))
    expect(await step('look')).toMatchObject({ total: 2, done: 2 })
    expect((await step('name')).done).toBe(2)
  },
)

onBothWithSample.postgresLong(
  'what has no letters counts, too: the company’s years, days off and languages',
  async (house) => {
    const { staff, publish } = await openDocumentsDoor(house)
    const { guide } = await openGuide(house)
    const counted = async () =>
      (await guide()).places.find(({ kind }) => kind === 'company')?.fields.map(({ at }) => at) ??
      []
    const company = documentIn(await staff('GET', '/company/company'))
    const said = company.value as Value & { answers: Value }
    const plain = ['founded', 'copyrightSince', 'answers.enquiryDays', 'contacts.phone']
    const lists = ['answers.closedDays.0', 'languages.0', 'languages.1', 'securityLanguages.0']
    expect(await counted()).toEqual(expect.arrayContaining([...plain, ...lists]))
    // Who has changed one of a list has seen the others.
    const value = {
      ...said,
      founded: 1987,
      copyrightSince: 1990,
      languages: ['English', 'Marathi'],
      securityLanguages: ['en'],
      answers: { ...said.answers, enquiryDays: 3, closedDays: ['12-25'] },
    }
    await publish(documentIn(await staff('PUT', '/company/company', { version: 1, value })))
    const left = await counted()
    expect(left).toContain('contacts.phone')
    const own = [...plain.slice(0, 3), ...lists]
    expect(left.filter((at) => own.includes(at))).toEqual([])
  },
)

onBothWithSample.postgresLong('what is hidden, settled or kept is remembered', async (house) => {
  await openDocumentsDoor(house)
  const { call, guide } = await openGuide(house)
  const home = (await guide()).places.find(({ kind }) => kind === 'home')!
  expect(home).toMatchObject({ isKept: false })
  expect(home.fields.map(({ at }) => at)).toContain('services.lead')
  expect(home.fields.map(({ at }) => at)).not.toContain('about.heading')
  // A drawing of the sample shows the sample as its words do.
  expect(home.fields.map(({ at }) => at)).toContain('slides.0.drawing')
  await Promise.all([
    call('PUT', '', { isHidden: true, step: { name: 'look', isSettled: true } }),
    call('PUT', '', { document: { id: home.id, isKept: true } }),
  ])
  const after = await guide()
  expect(after.isHidden).toBe(true)
  expect(after.steps.find(({ name }) => name === 'look')!.isSettled).toBe(true)
  expect(after.places.find(({ id }) => id === home.id)!.isKept).toBe(true)
  const { body } = await call('PUT', '', { document: { id: home.id, isKept: false } })
  expect((body.guide as Guide).places.find(({ id }) => id === home.id)!.isKept).toBe(false)
  const wrong = await call('PUT', '', { step: { name: 'lunch', isSettled: 7 } })
  expect([wrong.status, Object.keys(wrong.body.fields as object)]).toEqual([
    400,
    ['step.name', 'step.isSettled'],
  ])
})

onBothWithSample.postgresLong(
  'what nobody has touched goes in one step and comes back in one',
  async (house) => {
    const { staff, publish, seen } = await openDocumentsDoor(house)
    await fillEmptyDatabase(house.changes, 'packs/naksha')
    const { call, guide } = await openGuide(house)
    const whole = await readPublished(house.db)
    const card = documentsIn(await staff('GET', '/service-card'))[0]!
    const own = { version: card.version, value: { ...card.value, metaDescription: 'Ours.' } }
    await publish(documentIn(await staff('PUT', `/service-card/${card.id}`, own)))
    const { left } = await guide()
    const changed = await call('POST', '/removal', { count: left.count - 1 })
    expect([changed.status, changed.body.code]).toEqual([409, 'sample-changed'])

    const { status, body } = await call('POST', '/removal', { count: left.count })
    expect(status).toBe(200)
    // The card, which is one's own by now, stands below a service, and that below a section.
    expect(body).toMatchObject({ removed: left.count - 2, stayed: 2 })
    const site = await readPublished(house.db)
    expect(site.serviceCards.map(({ id }) => id)).toEqual([card.id])
    expect([site.services.length, site.serviceSections.length]).toEqual([1, 1])
    expect(site.services[0]!.related).toEqual([])
    expect([site.leaders, site.cases, site.products, site.brand]).toEqual([[], [], [], undefined])
    expect(site.company.name).toBe(whole.company.name)
    expect(site.legalPages.map(({ slug }) => slug)).toContain('privacy')
    expect(
      await house.db.selectFrom('posts').select('id').where('deletedAt', 'is', null).execute(),
    ).toEqual([])
    expect(
      await house.db.selectFrom('jobs').select('id').where('deletedAt', 'is', null).execute(),
    ).toEqual([])
    const { removal, steps } = body.guide as Guide
    const people = steps.find(({ name }) => name === 'people')!
    expect(people).toMatchObject({ done: people.total, removed: people.total })
    expect(steps.find(({ name }) => name === 'look')).toMatchObject({ removed: 0 })
    expect(removal).toMatchObject({ count: left.count - 2 })
    const history = await house.db
      .selectFrom('history')
      .select('id')
      .where('action', '=', 'removed')
      .execute()
    expect(history).toHaveLength(left.count - 2)

    const back = await call('POST', '/removal/undo')
    expect(back.body).toMatchObject({ restored: left.count - 2, missed: 0 })
    const again = await readPublished(house.db)
    const cards = whole.serviceCards.map((one) =>
      one.id === card.id ? { ...one, metaDescription: 'Ours.' } : one,
    )
    expect(again.serviceCards).toEqual(cards)
    expect([again.services, again.leaders, again.cases]).toEqual([
      whole.services,
      whole.leaders,
      whole.cases,
    ])
    expect(await seen('leader')).not.toEqual([])
    expect((await guide()).left.count).toBe(left.count)
    expect((await call('POST', '/removal/undo')).body.code).toBe('nothing-removed')
  },
)

onBothWithSample.postgresLong(
  'what was begun anew meanwhile is not overwritten by bringing back',
  async (house) => {
    const { staff, create } = await openDocumentsDoor(house)
    const { call, guide } = await openGuide(house)
    await call('POST', '/removal', { count: (await guide()).left.count })
    const brand = await create('brand', { type: 'warm' })
    const { body } = await call('POST', '/removal/undo')
    expect(body.missed).toBe(1)
    expect(documentsIn(await staff('GET', '/brand')).map(({ id }) => id)).toEqual([brand.id])
  },
)

onBothDatabases.postgresLong('a blank company is led to its notes', async (house) => {
  await fillDocuments(house.changes, 'packs/blank', drawingNames, 'Rao')
  const { guide } = await openGuide(house)
  const { pack, steps, places, left } = await guide()
  expect(pack).toBe('blank')
  expect(steps.find(({ name }) => name === 'people')).toMatchObject({ total: 2, done: 0 })
  expect(places.map(({ kind }) => kind)).toContain('company')
  expect(left.kinds.map(({ label }) => label)).toContain('Leader')
})

onBothDatabases.postgresLong(
  'a company with a pack of its own has nothing of a sample',
  async (house) => {
    const { guide } = await openGuide(house)
    expect(await guide()).toMatchObject({
      pack: 'own',
      isDone: true,
      left: { count: 0 },
      places: [],
    })
  },
)

onBothDatabases.postgresLong('only owners are led', async (house) => {
  const { call } = await openGuide(house, 'editor')
  expect((await call('GET')).status).toBe(403)
  expect((await call('POST', '/removal', { count: 1 })).status).toBe(403)
})
