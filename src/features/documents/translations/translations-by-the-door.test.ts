import { expect } from 'vitest'
import { onBothDatabases } from '../../../../test/both-databases.ts'
import { documentIn, documentsIn, openDocumentsDoor } from '../../../../test/documents-door.ts'
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
