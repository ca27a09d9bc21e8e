import { expect } from 'vitest'
import { onBothDatabases, onBothWithSample } from '../../../../test/database/both-databases.ts'
import { documentIn, documentsIn, openDocumentsDoor } from '../../../../test/sent/documents-door.ts'
import { anotherPackHouse, bytesOf, packHouse } from '../../../../test/sample/pack-house.ts'
import { publishDue } from '../../publications/publish-due.ts'
import { sampleContent } from '../../sessions/actor.ts'
import type { PackDocument } from '../packs/pack-file.ts'
import { putOne } from '../packs/put-pack.ts'

const english = { name: 'Asha Rao', role: 'Head of testing', text: 'Breaks it before you do.' }
const german = { role: 'Leiterin der Prüfung' }

async function translated(door: Awaited<ReturnType<typeof openDocumentsDoor>>) {
  const { id, version } = await door.create('leader', english)
  await door.staff('PUT', `/leader/${id}`, { language: 'de', value: german, version })
  return id
}

onBothDatabases('staff read a list in the language they ask for', async (house) => {
  const door = await openDocumentsDoor(house)
  const id = await translated(door)
  const all = documentsIn(await door.staff('GET', '/leader?language=de'))
  expect(all.find((one) => one.id === id)).toMatchObject({ language: 'de', value: german })
  expect(all.find((one) => one.id !== id)).toMatchObject({ language: 'de', value: {} })
  expect((await door.staff('GET', '/leader?language=!')).body.code).toBe('fields-invalid')
})

onBothDatabases(
  'a version of a translation says so, and is compared in its language',
  async (house) => {
    const { staff, ...door } = await openDocumentsDoor(house)
    const id = await translated({ staff, ...door })
    const { version } = documentIn(await staff('GET', `/leader/${id}`))
    const value = { role: 'Chefin' }
    await staff('PUT', `/leader/${id}`, { language: 'de', value, version })
    const { body } = await staff('GET', `/leader/${id}/revisions`)
    const revisions = body.revisions as { id: string; language: string | null }[]
    expect(revisions.map(({ language }) => language)).toEqual(['de', 'de', null])
    const [, first] = revisions
    expect(await staff('GET', `/leader/${id}/revisions/${first!.id}`)).toMatchObject({
      status: 200,
      body: {
        value: german,
        differences: [{ path: 'role', before: german.role, after: 'Chefin' }],
      },
    })
  },
)

onBothDatabases(
  'who writes in a language over what is newer hears what that says by now',
  async (house) => {
    const door = await openDocumentsDoor(house)
    const id = await translated(door)
    const late = { language: 'de', value: { role: 'Chefin' }, version: 1 }
    expect(await door.staff('PUT', `/leader/${id}`, late)).toMatchObject({
      status: 409,
      body: { code: 'document-changed', document: { version: 2, language: 'de', value: german } },
    })
  },
)

onBothDatabases('a copy says the same in every language', async (house) => {
  const door = await openDocumentsDoor(house)
  const id = await translated(door)
  const copy = documentIn(await door.staff('POST', `/leader/${id}/copy`, {}))
  const read = await door.staff('GET', `/leader/${copy.id}?language=de`)
  expect(documentIn(read).value).toEqual(german)
  await door.publish(copy)
  const seen = await door.visitor('GET', `/leader/${copy.id}?language=de`)
  expect(documentIn(seen).value).toEqual({ ...english, ...german })
})

onBothDatabases('a pack brings a new document in every language', async (house) => {
  const { visitor } = await openDocumentsDoor(house)
  const { changes } = house
  const said = { published: english, draft: null }
  const document: PackDocument = {
    file: 'leader/asha.json',
    id: 'asha',
    kind: 'leader',
    place: 99,
    slug: null,
    formerly: [],
    publishAt: null,
    ...said,
    translations: [{ ...said, language: 'de', published: german }],
  }
  await changes.transaction((db) => putOne(db, sampleContent, document, changes.now()))
  const seen = await visitor('GET', '/leader/asha?language=de')
  expect(documentIn(seen).value).toEqual({ ...english, ...german })
})

const wrongly = {
  version: 0,
  language: 'de',
  value: { role: 'a'.repeat(200), text: '' },
  isUnfinished: true,
}
const missing = {
  'de.text': 'In de: Text is missing.',
  'de.role': expect.stringMatching(/^In de: Role has at most/),
}

onBothWithSample(
  'what is unfinished in another language holds its document back, now and at its moment',
  async (house) => {
    const door = await openDocumentsDoor(house)
    const { staff, create, publish } = door
    const asha = await publish(await create('leader', english))
    const save = (version: number, more: object = {}) =>
      staff('PUT', `/leader/${asha.id}`, { ...wrongly, version, ...more })
    const { version } = documentIn(await save(asha.version))
    const refused = await staff('POST', `/leader/${asha.id}/publish`, { version })
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'document-incomplete', fields: missing },
    })
    const { body } = await staff('GET', '/changes')
    expect(body.changes).toMatchObject([{ id: asha.id, missing }])

    const publishAt = new Date(Date.now() - 1000).toISOString()
    const { db } = house
    await db.updateTable('documents').set({ publishAt }).where('id', '=', asha.id).execute()
    expect(await publishDue(house)).toBe(0)
    const seen = async () =>
      documentIn(await door.visitor('GET', `/leader/${asha.id}?language=de`)).value
    expect(await seen()).toEqual(english)

    const now = documentIn(await staff('GET', `/leader/${asha.id}`)).version
    const mended = documentIn(await save(now, { value: german, isUnfinished: false }))
    await publish(mended)
    expect(await seen()).toEqual({ ...english, ...german })
  },
)

onBothWithSample.postgresLong(
  'an unfinished version of a translation is brought back as one, and goes through a pack',
  async (given) => {
    const { staff, ...door } = await openDocumentsDoor(given)
    const asha = await door.publish(await door.create('leader', english))
    const save = async (more: object) =>
      documentIn(await staff('PUT', `/leader/${asha.id}`, { ...wrongly, ...more }))
    const first = await save({ version: asha.version })
    const { version } = await save({ version: first.version, value: german })
    const { body } = await staff('GET', `/leader/${asha.id}/revisions`)
    const [, before] = body.revisions as { id: string }[]
    const path = `/leader/${asha.id}/revisions/${before!.id}/restore`
    const restored = await staff('POST', path, { version })
    expect(restored).toMatchObject({ status: 200, body: { document: { value: wrongly.value } } })

    const { folder } = await (await packHouse(given)).write()
    const other = await anotherPackHouse(given.engine)
    await other.put(folder)
    expect(await bytesOf((await other.write()).folder)).toEqual(await bytesOf(folder))
  },
)
