import { expect } from 'vitest'
import { type House, onBothWithSample } from '../../../../test/database/both-databases.ts'
import { documentIn, openDocumentsDoor } from '../../../../test/sent/documents-door.ts'
import { publishDue } from '../../publications/publish-due.ts'
import type { Document, Value } from '../document-value.ts'
import { readPublished } from '../read/documents.ts'

/** The door, and services that say what one of the sample says. */
async function withServices(house: House) {
  const door = await openDocumentsDoor(house)
  const { staff, visitor, publish } = door
  const known = documentIn(await staff('GET', '/service/oil-gas'))
  const { proof: _, ...words } = known.value
  const draft = async (slug: string, more: Value = {}) =>
    documentIn(
      await staff('POST', '/service', {
        slug,
        value: { ...words, title: slug, related: [], ...more },
      }),
    )
  return {
    ...door,
    draft,
    service: async (slug: string, more: Value = {}) => publish(await draft(slug, more)),
    read: async ({ kind, id }: Document) => documentIn(await staff('GET', `/${kind}/${id}`)),
    change: async ({ kind, id, value }: Document, more: object) => {
      const { version } = documentIn(await staff('GET', `/${kind}/${id}`))
      const said = { version, value: { ...value, ...more } }
      return documentIn(await staff('PUT', `/${kind}/${id}`, said))
    },
    remove: async ({ kind, id }: Document) => (await staff('DELETE', `/${kind}/${id}`)).status,
    restore: ({ kind, id }: Document) => staff('POST', `/${kind}/${id}/restore`),
    shown: async ({ kind, id }: Document) =>
      ((await visitor('GET', `/${kind}/${id}`)).body.document as Document).value,
  }
}

onBothWithSample(
  'what comes back names nothing that is in the trash, and waits for what it cannot do without',
  async (house) => {
    const { staff, publish, service, remove, restore, shown } = await withServices(house)
    const pumps = await service('pumps')
    const tanks = await service('tanks', { related: [pumps.id, 'oil-gas'] })
    const { value } = documentIn(await staff('GET', '/service-card/a-bench-that-proves-it'))
    const words = { slug: 'large', value: { ...value, service: tanks.id } }
    const card = await publish(documentIn(await staff('POST', '/service-card', words)))
    for (const one of [card, tanks, pumps]) expect(await remove(one)).toBe(204)

    const refused = await restore(card)
    expect([refused.status, refused.body.code]).toEqual([409, 'document-lost'])
    expect(refused.body.message).toContain('‘tanks’')
    expect((await restore(tanks)).status).toBe(200)
    expect((await shown(tanks)).related).toEqual(['oil-gas'])
    expect((await restore(card)).status).toBe(200)
    expect((await shown(card)).service).toBe(tanks.id)
  },
)

onBothWithSample(
  'a publication that is taken back does not bring back the name of what has gone since',
  async (house) => {
    const { staff, service, change, remove, read, shown } = await withServices(house)
    const [pumps, pipes] = [await service('pumps'), await service('pipes')]
    const tanks = await service('tanks', { related: [pumps.id, 'oil-gas'] })
    const { id, version } = await change(tanks, { related: [pipes.id] })
    const { body } = await staff('POST', '/publish', { documents: [{ id, version }] })
    expect(await remove(pumps)).toBe(204)
    const back = await staff('POST', `/../publications/${body.publication}/take-back`, {})
    expect(back.status).toBe(204)
    expect((await shown(tanks)).related).toEqual(['oil-gas'])
    expect((await read(tanks)).value).toMatchObject({ related: [pipes.id] })
  },
)

onBothWithSample('no two documents are shown at one address', async (house) => {
  const { staff, draft, service, change, publish, read, remove, restore } =
    await withServices(house)
  const pathOf = async ({ id }: Document) => (await readPublished(house.db)).paths.get(id)
  const first = await service('pumps', { section: 'technology' })
  await change(first, { section: 'industries' })
  const { version } = await read(first)
  const moved = { version, value: { ...first.value, section: 'industries' }, slug: 'big-pumps' }
  expect((await staff('PUT', `/service/${first.id}`, moved)).status).toBe(200)
  const there = { slug: 'big-pumps', value: { ...first.value, section: 'technology' } }
  expect((await staff('POST', '/service', there)).status).toBe(409)

  expect(await remove(first)).toBe(204)
  const second = await service('big-pumps', { section: 'industries' })
  expect((await restore(first)).status).toBe(200)
  await publish(await read(first))
  expect([await pathOf(second), await pathOf(first)]).toEqual([
    '/services/industries/big-pumps',
    '/services/industries/big-pumps-2',
  ])

  // As it could be before this was looked after.
  const third = await draft('valves', { section: 'industries' })
  await house.db
    .updateTable('documents')
    .set({ slug: 'big-pumps' })
    .where('id', '=', third.id)
    .execute()
  const refused = await staff('POST', `/service/${third.id}/publish`, { version: third.version })
  expect(refused.body).toMatchObject({ fields: { slug: 'Another document has this address.' } })
  const publishAt = new Date(Date.now() - 1000).toISOString()
  await house.db.updateTable('documents').set({ publishAt }).where('id', '=', third.id).execute()
  expect(await publishDue(house)).toBe(0)
  expect(await read(third)).toMatchObject({ state: 'draft' })
})
