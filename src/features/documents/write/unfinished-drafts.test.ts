import { expect } from 'vitest'
import { onBothWithSample } from '../../../../test/database/both-databases.ts'
import { readPublished } from '../read/documents.ts'
import { publishDue } from '../../publications/publish-due.ts'
import { documentIn, documentsIn, openDocumentsDoor } from '../../../../test/sent/documents-door.ts'

const asha = { name: 'Asha Rao', role: 'Head of testing', text: 'Breaks it before you do.' }

type Revision = { id: string; action: string; version: number }

onBothWithSample(
  'who is still at it may be too long, empty or lead nowhere, hears of it, and cannot publish it',
  async (house) => {
    const { staff, create, seen } = await openDocumentsDoor(house)
    const { id } = await create('leader', asha)
    const value = {
      name: 'a'.repeat(81),
      role: '',
      text: 'Two\nlines are fine here.',
      picture: { drawing: 'no-such-drawing' },
    }
    const refused = await staff('PUT', `/leader/${id}`, { version: 1, value })
    expect(refused.status).toBe(400)
    const saved = documentIn(
      await staff('PUT', `/leader/${id}`, { version: 1, value, isUnfinished: true }),
    )
    expect(saved).toMatchObject({
      version: 2,
      value,
      faults: {
        name: 'Name has at most 80 characters.',
        role: 'Role is missing.',
        picture:
          'This leads to something that isn’t there. Choose something else, or create it first.',
      },
    })
    expect(documentIn(await staff('GET', `/leader/${id}`)).faults).toEqual(saved.faults)
    const unpublished = await staff('POST', `/leader/${id}/publish`, { version: 2 })
    expect(unpublished.body).toMatchObject({
      code: 'document-incomplete',
      fields: { name: 'Name has at most 80 characters.' },
    })
    expect(await seen('leader')).not.toContain(value.name)
  },
)

onBothWithSample(
  'an item that nobody has chosen yet is kept, told at its field, and not published',
  async (house) => {
    const { staff } = await openDocumentsDoor(house)
    for (const [kind, field] of [
      ['service', 'related'],
      ['case', 'services'],
      ['product', 'services'],
    ] as const) {
      const [first] = documentsIn(await staff('GET', `/${kind}`))
      const value = { ...first!.value, [field]: [''] }
      const body = { version: first!.version, value, isUnfinished: true }
      const saved = documentIn(await staff('PUT', `/${kind}/${first!.id}`, body))
      expect(saved).toMatchObject({ value, faults: { [`${field}.0`]: 'Service is missing.' } })
      const { version } = saved
      const published = await staff('POST', `/${kind}/${saved.id}/publish`, { version })
      expect(published.body).toMatchObject({ code: 'document-incomplete' })
    }
  },
)

onBothWithSample('what pages cannot read is refused of an unfinished draft, too', async (house) => {
  const { staff, create } = await openDocumentsDoor(house)
  const { id } = await create('leader', asha)
  for (const [value, field] of [
    [{ ...asha, phone: '1' }, 'phone'],
    [{ ...asha, role: 7 }, 'role'],
    [{ ...asha, picture: 'desk' }, 'picture'],
  ] as const) {
    const body = { version: 1, value, isUnfinished: true }
    const refused = await staff('PUT', `/leader/${id}`, body)
    expect([refused.status, Object.keys(refused.body.fields as object)]).toEqual([400, [field]])
  }
  const runs = {
    version: 1,
    isUnfinished: true,
    value: { socials: [{ name: 'X', address: 'javascript:1' }] },
  }
  expect((await staff('PUT', '/company/company', runs)).status).toBe(400)
})

onBothWithSample(
  'saves of one person in a row are one version, until words go, somebody publishes, or another saves',
  async (house) => {
    const { staff, create, publish } = await openDocumentsDoor(house)
    const { id } = await create('leader', asha)
    const save = async (version: number, text: string) =>
      documentIn(
        await staff('PUT', `/leader/${id}`, {
          version,
          value: { ...asha, text },
          isUnfinished: true,
        }),
      )
    const versions = async () =>
      ((await staff('GET', `/leader/${id}/revisions`)).body.revisions as Revision[]).map(
        ({ action, version }) => `${action} ${version}`,
      )
    await save(1, 'One.')
    await save(2, 'One, two.')
    await save(3, 'One, two, three.')
    expect(await versions()).toEqual(['changed 4', 'drafted 1'])
    await publish(await save(4, 'Four.'))
    await save(6, 'Five.')
    expect(await versions()).toEqual(['changed 7', 'published 6', 'changed 5', 'drafted 1'])
    await house.db.updateTable('history').set({ staffId: 'another' }).execute()
    await save(7, 'Six, and mine.')
    expect((await versions()).slice(0, 2)).toEqual(['changed 8', 'changed 7'])
    const most = await save(8, 'Long. '.repeat(40).slice(0, 200))
    const cut = { version: most.version, value: { name: 'Asha Rao' }, isUnfinished: true }
    await staff('PUT', `/leader/${id}`, cut)
    expect((await versions()).slice(0, 2)).toEqual(['changed 10', 'changed 9'])
    // Whoever says that it is finished means a version.
    await staff('PUT', `/leader/${id}`, { version: 10, value: { ...asha, text: 'Done.' } })
    await staff('PUT', `/leader/${id}`, { version: 11, value: { ...asha, text: 'Done, too.' } })
    expect((await versions()).slice(0, 2)).toEqual(['changed 12', 'changed 11'])
  },
)

onBothWithSample('what somebody let go for another’s words can be brought back', async (house) => {
  const { staff, create } = await openDocumentsDoor(house)
  const { id } = await create('leader', asha)
  const mine = { ...asha, role: 'Mine' }
  const theirs = { ...asha, role: 'Theirs' }
  await staff('PUT', `/leader/${id}`, { version: 1, value: theirs })
  await staff('PUT', `/leader/${id}`, { version: 2, value: theirs, overruled: mine })
  const { revisions } = (await staff('GET', `/leader/${id}/revisions`)).body as {
    revisions: Revision[]
  }
  expect(revisions.map(({ action }) => action)).toEqual([
    'changed',
    'overruled',
    'changed',
    'drafted',
  ])
  const looked = await staff('GET', `/leader/${id}/revisions/${revisions[1]!.id}`)
  expect(looked.body).toEqual({
    value: mine,
    differences: [{ path: 'role', field: 'Role', before: 'Mine', after: 'Theirs' }],
  })
  const path = `/leader/${id}/revisions/${revisions[1]!.id}/restore`
  expect(documentIn(await staff('POST', path, { version: 3 })).value).toEqual(mine)
})

onBothWithSample('what is unfinished at its moment stays a draft, and says so', async (house) => {
  const { staff, create, seen } = await openDocumentsDoor(house)
  const { id, version } = await create('leader', asha)
  const publishAt = new Date(Date.now() - 1000).toISOString()
  const { db } = house
  await db.updateTable('documents').set({ publishAt }).where('id', '=', id).execute()
  const value = { ...asha, name: 'a'.repeat(81) }
  await staff('PUT', `/leader/${id}`, { version, value, isUnfinished: true })
  expect(await publishDue(house)).toBe(0)
  expect(await seen('leader')).not.toContain(value.name)
  expect(documentIn(await staff('GET', `/leader/${id}`))).toMatchObject({ state: 'draft', value })
  const failures = await db.selectFrom('publications').select('failure').execute()
  expect(failures).toEqual([
    { failure: expect.stringMatching(/^Something was missing from ‘a+’\. Name /) },
  ])
})

onBothWithSample(
  'what leads to the trash or to a picture that is not there goes out neither now, nor with others, nor later',
  async (house) => {
    const { staff, create, seen } = await openDocumentsDoor(house)
    const known = documentIn(await staff('GET', '/service/oil-gas'))
    const other = await create('service', { ...known.value, title: 'Pumps' })
    const value = { ...known.value, title: 'Tanks', related: [] }
    const tanks = documentIn(await staff('POST', '/service', { slug: 'tanks', value }))
    const leader = await create('leader', asha)
    const lost = { ...asha, picture: { upload: '/media/aaaaaaaaaaaaaaaa', alt: 'Asha' } }
    await staff('PUT', `/leader/${leader.id}`, { version: 1, value: lost, isUnfinished: true })
    await staff('DELETE', `/service/${other.id}`)
    const naming = { ...value, related: [other.id] }
    await staff('PUT', `/service/${tanks.id}`, { version: 1, value: naming, isUnfinished: true })

    const astray =
      'This leads to something that isn’t there. Choose something else, or create it first.'
    const one = await staff('POST', `/service/${tanks.id}/publish`, { version: 2 })
    expect(one).toMatchObject({
      status: 400,
      body: { code: 'document-incomplete', fields: { 'related.0': astray } },
    })
    const documents = [
      { id: tanks.id, version: 2 },
      { id: leader.id, version: 2 },
    ]
    const both = await staff('POST', '/publish', { documents, depending: 'leave out' })
    expect(both).toMatchObject({
      status: 400,
      body: { fields: { [`${tanks.id}.related.0`]: astray, [`${leader.id}.picture`]: astray } },
    })
    const publishAt = new Date(Date.now() - 1000).toISOString()
    await house.db.updateTable('documents').set({ publishAt }).where('id', '=', tanks.id).execute()
    expect(await publishDue(house)).toBe(0)
    expect(await seen('service')).not.toContain('Tanks')

    await staff('POST', `/service/${other.id}/restore`)
    const { version } = documentIn(await staff('GET', `/service/${tanks.id}`))
    const again = { documents: [{ id: tanks.id, version }], depending: 'leave out' }
    expect((await staff('POST', '/publish', again)).status).toBe(200)
  },
)

onBothWithSample(
  'a draft below itself has no address, and everything else can be published and read',
  async (house) => {
    const { staff, create, publish, seen } = await openDocumentsDoor(house)
    const had = () =>
      house.db
        .selectFrom('documentSlugs')
        .select('slug')
        .where('documentId', '=', 'ai')
        .orderBy('slug')
        .execute()
    const before = await had()
    const { version, value, slug } = documentIn(await staff('GET', '/service/ai'))
    const body = { version, value: { ...value, section: 'ai' }, isUnfinished: true }
    expect((await staff('PUT', '/service/ai', body)).status).toBe(200)
    expect(await had()).toEqual(before)
    await publish(await create('leader', asha))
    expect(await seen('leader')).toContain(asha.name)

    // Some were given one before.
    const below = { kind: 'service', slug: `ai/${slug}`, documentId: 'ai' }
    await house.db.insertInto('documentSlugs').values(below).execute()
    const { moved, paths } = await readPublished(house.db)
    expect(paths.get('ai')).toBe(`/services/technology/${slug}`)
    expect([...moved.values()]).not.toContain(paths.get('ai'))
    await publish(await create('promise', { title: 'We answer.', text: 'Within a day.' }))
    expect(await seen('promise')).toContain('We answer.')

    const mended = { version: version + 1, value: { ...value, section: 'industries' } }
    expect((await staff('PUT', '/service/ai', mended)).status).toBe(200)
    expect(await had()).toContainEqual({ slug: `industries/${slug}` })
  },
)
