import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { type House, onBothWithSample } from '../../../../test/database/both-databases.ts'
import { documentIn, openDocumentsDoor } from '../../../../test/sent/documents-door.ts'
import {
  anotherPackHouse,
  bytesOf,
  packHouse,
  packWith,
} from '../../../../test/sample/pack-house.ts'

const leader = { name: 'Asha Rao', role: 'Head of testing', text: 'Breaks it before you do.' }

/** Whatever the desk allows, an import takes: here, where it changes nothing, and elsewhere. */
async function expectRoundTrip(given: House) {
  const house = await packHouse(given)
  const { folder } = await house.write()
  expect(await house.faultsIn(folder)).toEqual([])
  expect(await house.put(folder)).toEqual([])
  const other = await anotherPackHouse(given.engine)
  await other.put(folder)
  expect(await bytesOf((await other.write()).folder)).toEqual(await bytesOf(folder))
  return async (file: string) =>
    JSON.parse(await readFile(`${folder}/${file}`, 'utf8')) as Record<string, unknown>
}

onBothWithSample.postgresLong(
  'a moment goes into a pack with a draft of any language, and stays behind without one',
  async (given) => {
    const { staff, create, publish } = await openDocumentsDoor(given)
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    const scheduled = async (change: object) => {
      const { id, version } = await publish(await create('leader', leader))
      const changed = await staff('PUT', `/leader/${id}`, { version, ...change })
      const at = { version: documentIn(changed).version, publishAt }
      return documentIn(await staff('POST', `/leader/${id}/publish`, at))
    }
    const asha = await scheduled({ value: { ...leader, role: 'Chief of testing' } })
    const back = { version: asha.version, value: leader }
    expect(documentIn(await staff('PUT', `/leader/${asha.id}`, back)).publishAt).toBe(publishAt)
    const german = await scheduled({ language: 'de', value: { role: 'Prüferin' } })

    const said = await expectRoundTrip(given)
    expect(await said(`leader/${asha.id}.json`)).not.toHaveProperty('publishAt')
    expect(await said(`leader/${german.id}.json`)).toMatchObject({
      publishAt,
      drafts: { de: { role: 'Prüferin' } },
    })
  },
)

const page = {
  title: 'How we work',
  lead: 'So.',
  metaDescription: 'How it is done.',
  listed: 'nobody',
  blocks: [],
}

onBothWithSample.postgresLong(
  'a redirect that its draft turns round goes into a pack and out of it',
  async (given) => {
    const { staff, create, publish } = await openDocumentsDoor(given)
    const { id, version } = await publish(await create('redirect', { from: '/a', to: '/b' }))
    const value = { from: '/b', to: '/a' }
    const turned = await staff('PUT', `/redirect/${id}`, { version, value })
    expect(turned.status).toBe(200)
    const said = await expectRoundTrip(given)
    expect(await said(`redirect/${id}.json`)).toMatchObject({ drafts: { en: value } })
  },
)

onBothWithSample.postgresLong(
  'a redirect that waits until a page is gone goes into a pack, with one that leads to that page',
  async (given) => {
    const { staff, create, publish } = await openDocumentsDoor(given)
    const made = await staff('POST', '/page', { slug: 'how', value: page })
    const { id, version } = await publish(documentIn(made))
    const call = async (slug: string, of: number) =>
      documentIn(await staff('PUT', `/page/${id}`, { version: of, slug, value: page }))
    const moved = await call('way', version)
    await publish(await create('redirect', { from: '/how', to: '/way' }))
    await publish(await create('redirect', { from: '/old', to: '/way' }))
    expect(await call('how', moved.version)).toMatchObject({ slug: 'how', state: 'published' })
    const said = await expectRoundTrip(given)
    expect(await said(`page/${id}.json`)).toMatchObject({ slug: 'how', formerly: ['way'] })
  },
)

onBothWithSample.postgresLong(
  'redirects that lead back to each other are told with their chain',
  async (given) => {
    const house = await packHouse(given)
    const { folder } = await house.write()
    const redirect = (from: string, to: string) => JSON.stringify({ place: 9, en: { from, to } })
    const round = await packWith(folder, {
      'redirect/one.json': redirect('/a', '/B/'),
      'redirect/two.json': redirect('/b', '/a'),
    })
    expect(await house.faultsIn(round)).toMatchObject([
      { file: 'redirect/one.json', field: 'en.to', reason: expect.stringMatching('/a → /b → /a') },
      { file: 'redirect/two.json', field: 'en.to', reason: expect.stringMatching('/b → /a → /b') },
    ])
  },
)
