import { expect } from 'vitest'
import { documentIn, openDocumentsDoor } from '../../../test/sent/documents-door.ts'
import { onBothWithSample } from '../../../test/database/both-databases.ts'
import { houseIn } from '../../../test/database/house-at.ts'
import type { House } from '../../../test/database/both-databases.ts'
import type { Document } from '../documents/document-value.ts'
import type { PublicationTold } from './list-publications.ts'
import type { WaitingChange } from './list-changes.ts'
import { sampleContent } from '../sessions/actor.ts'
import { publishDocuments } from './publish-documents.ts'
import { publishDue } from './publish-due.ts'

const asha = { name: 'Asha Rao', role: 'Head of testing', text: 'Breaks it before you do.' }
const dev = { name: 'Dev Nair', role: 'Head of pumps', text: 'Keeps the water where it is.' }

async function openPublishing(house: House) {
  const door = await openDocumentsDoor(house)
  const { staff } = door
  const all = async (documents: Document[], more: object = {}) =>
    staff('POST', '/publish', {
      documents: documents.map(({ id, version }) => ({ id, version })),
      ...more,
    })
  return {
    ...door,
    all,
    read: async ({ kind, id }: Document) => documentIn(await staff('GET', `/${kind}/${id}`)),
    change: async ({ kind, id, version }: Document, value: object) =>
      documentIn(await staff('PUT', `/${kind}/${id}`, { version, value })),
    changes: async () => (await staff('GET', '/changes')).body.changes as WaitingChange[],
    publications: async () =>
      (await staff('GET', '/../publications')).body.publications as PublicationTold[],
    takeBack: (id: string, more: object = {}) =>
      staff('POST', `/../publications/${id}/take-back`, more),
  }
}

onBothWithSample(
  'a change is told field by field in words, with what is missing and what it needs',
  async (house) => {
    const { changes, create, change, publish, staff } = await openPublishing(house)
    expect(await changes()).toEqual([])
    const published = await publish(await create('leader', asha))
    await change(published, { ...asha, role: 'Chief of testing' })
    await create('service', { title: 'Deep wells', section: 'technology' })
    const [service, leader] = await changes()
    expect(leader).toMatchObject({
      name: 'Asha Rao',
      state: 'changed',
      changedBy: 'owner@example.com',
      mayPublish: true,
      fields: [
        { path: 'role', field: 'Role', before: 'Head of testing', after: 'Chief of testing' },
      ],
      missing: {},
      needs: [],
    })
    expect(service).toMatchObject({ name: 'Deep wells', state: 'new' })
    expect(service!.missing).toMatchObject({ summary: 'In one sentence is missing.' })
    expect((await staff('GET', '/changes/count')).body).toEqual({ changes: 2 })
  },
)

onBothWithSample(
  'what a draft leads to and visitors cannot see is refused, taken along, or left out where it can be',
  async (house) => {
    const { all, create, read, staff } = await openPublishing(house)
    const section = documentIn(
      await staff('POST', '/service-section', {
        slug: 'water',
        value: { label: 'Water', shows: 'proof' },
      }),
    )
    const known = documentIn(await staff('GET', '/service/oil-gas'))
    const { related: _, proof: _proof, ...words } = known.value
    const below = documentIn(
      await staff('POST', '/service', {
        slug: 'wells',
        value: { ...words, title: 'Wells', section: section.id, related: [] },
      }),
    )
    const card = documentIn(await staff('GET', '/leader/ira-deshpande'))
    expect(card.state).toBe('published')
    const refused = await all([below])
    expect([refused.status, refused.body.code]).toEqual([409, 'document-depends'])
    expect(refused.body.needs).toMatchObject([
      {
        id: section.id,
        kind: 'service-section',
        name: 'Water',
        neededBy: [below.id],
        isAbove: true,
      },
    ])
    expect((await all([below], { depending: 'leave out' })).status).toBe(409)

    const other = await create('service', { ...words, title: 'Pumps', related: [] })
    const naming = documentIn(
      await staff('POST', '/service', {
        slug: 'tanks',
        value: { ...words, title: 'Tanks', related: [other.id] },
      }),
    )
    expect((await all([naming])).status).toBe(409)
    expect((await all([naming], { depending: 'leave out' })).status).toBe(200)

    expect((await all([below], { depending: 'take along' })).status).toBe(200)
    expect((await read(section)).state).toBe('published')
    expect((await read(below)).state).toBe('published')
  },
)

onBothWithSample(
  'a publication is taken back as one, and what was changed since stays as a draft',
  async (house) => {
    const { all, create, change, publish, publications, read, seen, takeBack, visitor } =
      await openPublishing(house)
    const first = await publish(await create('leader', asha))
    const changed = await change(first, { ...asha, role: 'Chief of testing' })
    const { body } = await all([changed, await create('leader', dev)])
    expect(await seen('leader')).toContain('Dev Nair')
    const [last] = await publications()
    expect(last).toMatchObject({ id: body.publication, who: 'owner@example.com' })
    expect(last!.documents.map(({ name, isFirst }) => [name, isFirst]).toSorted()).toEqual([
      ['Asha Rao', false],
      ['Dev Nair', true],
    ])
    await change(await read(first), { ...asha, role: 'Chief of breaking' })
    expect((await takeBack(last!.id)).status).toBe(204)
    expect(await seen('leader')).not.toContain('Dev Nair')
    expect((await visitor('GET', `/leader/${first.id}`)).body).toEqual({
      document: { id: first.id, value: asha },
    })
    expect((await read(first)).value).toMatchObject({ role: 'Chief of breaking' })
    expect((await publications())[0]).toMatchObject({ takenBackBy: 'owner@example.com' })
    expect((await takeBack(last!.id)).body.code).toBe('publication-taken-back')
    expect((await takeBack('no-such-one')).status).toBe(404)
  },
)

onBothWithSample(
  'what visitors see otherwise since is taken back only when that is confirmed',
  async (house) => {
    const { all, create, change, publications, publish, read, takeBack, visitor } =
      await openPublishing(house)
    const first = await publish(await create('leader', asha))
    await all([await change(first, { ...asha, role: 'Second' })])
    const [second] = await publications()
    await all([await change(await read(first), { ...asha, role: 'Third' })])
    const refused = await takeBack(second!.id)
    expect([refused.status, refused.body.code, refused.body.overtaken]).toEqual([
      409,
      'publication-overtaken',
      [{ id: first.id, kind: 'leader', name: 'Asha Rao' }],
    ])
    expect((await takeBack(second!.id, { isConfirmed: true })).status).toBe(204)
    expect((await visitor('GET', `/leader/${first.id}`)).body).toMatchObject({
      document: { value: { role: 'Head of testing' } },
    })
    expect(await read(first)).toMatchObject({ state: 'changed', value: { role: 'Third' } })
  },
)

onBothWithSample(
  'issue 16: what was hidden since stays hidden when its publication is taken back',
  async (house) => {
    const { all, create, change, publications, publish, read, seen, staff, takeBack } =
      await openPublishing(house)
    const first = await publish(await create('leader', asha))
    const changed = await change(first, { ...asha, role: 'Second' })
    await all([changed, await create('leader', dev)])
    const { version } = await read(first)
    await staff('POST', `/leader/${first.id}/unpublish`, { version })
    expect((await takeBack((await publications())[0]!.id)).status).toBe(204)
    expect(await seen('leader')).not.toEqual(expect.arrayContaining(['Asha Rao']))
    expect(await seen('leader')).not.toContain('Dev Nair')
    expect(await read(first)).toMatchObject({ state: 'draft', value: { role: 'Second' } })
  },
)

onBothWithSample(
  'what is scheduled together goes out together or not at all, and says why it did not',
  async (house) => {
    const { all, create, publications, read, seen, staff, takeBack } = await openPublishing(house)
    const publishAt = new Date(Date.now() + 60_000).toISOString()
    const later = houseIn(house, 120_000)
    const due = () => publishDue(later)
    const pair = [await create('leader', asha), await create('leader', dev)]
    await all(pair, { publishAt })
    expect(await publishDue(house)).toBe(0)
    await staff('DELETE', `/leader/${pair[1]!.id}`)
    expect(await due()).toBe(0)
    expect(await seen('leader')).not.toContain('Asha Rao')
    expect((await publications())[0]).toMatchObject({
      failure: 'Part of it had been removed: ‘Dev Nair’.',
    })
    expect(await read(pair[0]!)).toMatchObject({ state: 'draft' })

    await staff('POST', `/leader/${pair[1]!.id}/restore`)
    await all([await read(pair[0]!), await read(pair[1]!)], { publishAt })
    expect(await due()).toBe(2)
    expect(await seen('leader')).toEqual(expect.arrayContaining(['Asha Rao', 'Dev Nair']))

    const third = await create('leader', { ...asha, name: 'Third' })
    await all([third], { publishAt })
    expect((await takeBack((await publications())[0]!.id)).status).toBe(204)
    expect(await due()).toBe(0)
    expect(await read(third)).toMatchObject({ state: 'draft' })
  },
)

onBothWithSample.postgresLong(
  'issue 16: what is above it having been hidden, it does not go out at its moment, and says why',
  async (house) => {
    const { all, publish, publications, read, staff } = await openPublishing(house)
    const make = async (kind: string, slug: string, value: object) =>
      documentIn(await staff('POST', `/${kind}`, { slug, value }))
    const section = await publish(
      await make('service-section', 'water', { label: 'Water', shows: 'proof' }),
    )
    const { value } = documentIn(await staff('GET', '/service/oil-gas'))
    const below = { ...value, title: 'Wells', section: section.id, related: [] }
    const service = await make('service', 'wells', below)
    const publishAt = new Date(Date.now() + 60_000).toISOString()
    await all([service], { publishAt })
    const { version } = await read(section)
    await staff('POST', `/service-section/${section.id}/unpublish`, { version })
    const later = houseIn(house, 120_000)
    expect(await publishDue(later)).toBe(0)
    expect((await publications())[0]).toMatchObject({
      failure: 'What is above it wasn’t public: ‘Water’.',
    })
    expect(await read(service)).toMatchObject({ state: 'draft' })
  },
)

onBothWithSample(
  'what is hidden or thrown away before its moment is announced no longer, and nothing says it failed',
  async (house) => {
    const { all, create, publications, read, staff } = await openPublishing(house)
    const publishAt = new Date(Date.now() + 60_000).toISOString()
    const later = houseIn(house, 120_000)
    const first = await create('leader', asha)
    const pair = [await create('leader', dev), await create('leader', { ...dev, name: 'Third' })]
    await all([first], { publishAt })
    await all(pair, { publishAt })
    expect(await publications()).toHaveLength(2)

    const { version } = await read(first)
    await staff('POST', `/leader/${first.id}/unpublish`, { version })
    for (const { id } of pair) await staff('DELETE', `/leader/${id}`)
    expect(await publications()).toEqual([])
    expect(await publishDue(later)).toBe(0)
    expect(await publications()).toEqual([])
    expect(await read(first)).toMatchObject({ state: 'draft', value: asha })

    // What is hidden and then meant to go out again does.
    await all([await read(first)], { publishAt })
    expect(await publishDue(later)).toBe(1)
    expect(await publications()).toMatchObject([{ documents: [{ name: 'Asha Rao' }] }])
  },
)

onBothWithSample(
  'an editor sees what only an owner publishes, but not its words',
  async (house) => {
    const owner = await openPublishing(house)
    const { version, value } = documentIn(await owner.staff('GET', '/navigation/navigation'))
    await owner.staff('PUT', '/navigation/navigation', { version, value: { ...value, footer: [] } })
    await house.db.updateTable('staff').set({ role: 'editor' }).execute()
    const [navigation] = await owner.changes()
    expect(navigation).toMatchObject({ name: 'Navigation', mayPublish: false, fields: [] })
    expect((await owner.staff('GET', '/changes/count')).body).toEqual({ changes: 0 })
    const refused = await owner.all([{ id: 'navigation', version: version + 1 } as Document])
    expect(refused.status).toBe(403)
  },
)

onBothWithSample(
  'issue 16: beside somebody who never stops writing goes out what was seen, and what was written since stays a draft',
  async (house) => {
    const { all, change, create, publish, publications, read, staff, visitor } =
      await openPublishing(house)
    const before = await publish(await create('leader', asha))
    const first = await change(before, { ...asha, role: 'Chief' })
    const later = await change(first, { ...asha, role: 'Chief of tes' })
    const shown = async () => documentIn(await visitor('GET', `/leader/${later.id}`)).value
    const send = (value: unknown, { id, version } = first) =>
      staff('POST', '/publish', { documents: [{ id, version, value }] })
    expect((await all([first])).body.code).toBe('document-changed')
    expect((await send({ ...first.value, text: 7 })).status).toBe(400)
    expect((await send({ ...first.value, name: '' })).body.code).toBe('document-incomplete')

    expect((await send(first.value)).status).toBe(200)
    expect(await shown()).toMatchObject({ role: 'Chief' })
    const now = await read(later)
    expect(now).toMatchObject({ state: 'changed', value: { role: 'Chief of tes' } })
    const { body } = await staff('GET', `/leader/${later.id}/revisions`)
    const [out] = body.revisions as { id: string; action: string }[]
    const made = await staff('GET', `/leader/${later.id}/revisions/${out!.id}`)
    expect([out!.action, made.body.value]).toMatchObject(['published', { role: 'Chief' }])
    expect((await publications())[0]!.documents).toHaveLength(1)
    // Nobody has seen what isn’t there yet.
    const ahead = { ...now, version: now.version + 1 }
    expect((await send(first.value, ahead)).body.code).toBe('document-changed')
    // What went out meanwhile isn't overwritten by what was seen before.
    expect((await all([now])).status).toBe(200)
    expect((await send(later.value, later)).body.code).toBe('document-changed')
    expect(await shown()).toMatchObject({ role: 'Chief of tes' })
  },
)

onBothWithSample(
  'issue 16: what is written while it is judged stays a draft and holds nothing up, now or for a moment to come',
  async (house) => {
    const { create, publish, read, staff, visitor } = await openPublishing(house)
    const asked = async (words: object, more: object) => {
      const before = await read(leader)
      const saved = await staff('PUT', `/leader/${leader.id}`, { ...before, value: words })
      const { version } = documentIn(saved)
      const documents = [{ id: leader.id, version }]
      const going = publishDocuments(
        {
          ...house,
          looks: {
            siteUrl: 'http://localhost',
            known: async () => [],
            // Pages are drawn for seconds.
            showing: async () => {
              await staff('PUT', `/leader/${leader.id}`, {
                version,
                value: { ...words, role: 'And later' },
              })
              return []
            },
            look: async () => ({ status: 404 }) as never,
          },
        },
        sampleContent,
        { documents, ...more },
      )
      await going
      return read(leader)
    }
    const leader = await publish(await create('leader', asha))
    const shown = async () => documentIn(await visitor('GET', `/leader/${leader.id}`)).value.role
    const now = await asked({ ...asha, role: 'Chief' }, {})
    expect([now.state, now.value.role, await shown()]).toEqual(['changed', 'And later', 'Chief'])
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    const then = await asked({ ...asha, role: 'Chief of all' }, { publishAt })
    expect([then.state, then.value.role, await shown()]).toEqual([
      'scheduled',
      'And later',
      'Chief',
    ])
  },
)
