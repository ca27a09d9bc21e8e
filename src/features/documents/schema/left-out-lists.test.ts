import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { onBothWithSample } from '../../../../test/database/both-databases.ts'
import { documentIn, openDocumentsDoor } from '../../../../test/sent/documents-door.ts'
import { bytesOf, packHouse, packWith } from '../../../../test/sample/pack-house.ts'
import { kindNamed } from '../kinds/all-kinds.ts'
import { describeKind } from './describe-kind.ts'

type Lists = { facts?: unknown; steps?: unknown; questions?: unknown; related?: unknown }

const without = <Value extends Lists>({ facts, steps, questions, related, ...rest }: Value) => rest

const empty = { facts: [], steps: [], questions: [], related: [] }

onBothWithSample('a service whose lists are left out has them empty', async (house) => {
  const { staff, visitor, create, publish } = await openDocumentsDoor(house)
  const { value } = documentIn(await staff('GET', '/service/ai'))
  const draft = await create('service', without(value))
  expect(draft.value).toMatchObject(empty)
  const { version, faults } = documentIn(
    await staff('PUT', `/service/${draft.id}`, {
      version: 1,
      value: without(value),
      slug: 'first',
    }),
  )
  expect([version, faults]).toEqual([2, {}])
  await publish({ ...draft, version })
  const seen = documentIn(await visitor('GET', `/service/${draft.id}`))
  expect(seen.value).toEqual({ ...value, ...empty })

  const german = { ...seen.value, label: 'Anders' }
  const change = { version: 3, value: german, language: 'de' }
  const translated = documentIn(await staff('PUT', `/service/${draft.id}`, change))
  expect(translated.value).toEqual({ label: 'Anders' })
})

onBothWithSample(
  'what is saved with the lists that were left out is no change, and an export stays as it was',
  async (given) => {
    const { staff, publish } = await openDocumentsDoor(given)
    const { value } = documentIn(await staff('GET', '/service/ai'))
    const made = await staff('POST', '/service', { value: without(value), slug: 'first' })
    const { id, version } = await publish(documentIn(made))
    const house = await packHouse(given)
    const before = await bytesOf((await house.write()).folder)
    const save = async (more: object, of: number) => {
      const { value: read } = documentIn(await staff('GET', `/service/${id}`))
      const change = { version: of, value: { ...read, ...more } }
      return documentIn(await staff('PUT', `/service/${id}`, change))
    }
    expect(await save({}, version)).toMatchObject({ state: 'published', value: empty })
    expect(await bytesOf((await house.write()).folder)).toEqual(before)
    expect(await save({ label: 'Another' }, version + 1)).toMatchObject({ state: 'changed' })
    expect(await save({ label: value.label }, version + 2)).toMatchObject({ state: 'published' })
  },
)

onBothWithSample.postgresLong(
  'a pack may leave a list out, and an export says what it said',
  async (given) => {
    const house = await packHouse(given)
    const { folder } = await house.write()
    const service = JSON.parse(await readFile(`${folder}/service/ai.json`, 'utf8'))
    const { related: _, ...en } = service.en
    const file = `${JSON.stringify({ ...service, en }, null, 2)}\n`
    const shorter = await packWith(folder, { 'service/ai.json': file })
    expect(await house.put(shorter)).toEqual(['service/ai.json changed'])
    expect(await bytesOf((await house.write()).folder)).toEqual(await bytesOf(shorter))
  },
)

test('the schema asks for no list that may be empty', () => {
  const { required, properties } = describeKind(kindNamed('service'))
  for (const list of Object.keys(empty)) {
    expect(required).not.toContain(list)
    expect(properties?.[list]).toMatchObject({ is: 'list', default: [] })
  }
  expect(required).toContain('lead')
  expect(describeKind(kindNamed('office')).required).toContain('lines')
})
