import { expect } from 'vitest'
import { documentIn, openDocumentsDoor } from '../../../test/sent/documents-door.ts'
import { onBothWithSample } from '../../../test/database/both-databases.ts'
import type { TreeEntry } from './read/content-tree.ts'

onBothWithSample(
  'the tree says of every document where it stands, its state, and who changed it last',
  async (house) => {
    const { staff, create } = await openDocumentsDoor(house)
    const tree = async (query = '') =>
      (await staff('GET', `/tree${query}`)).body.documents as TreeEntry[]
    const one = async (id: string) => (await tree()).find((entry) => entry.id === id)
    const all = await tree()
    expect(all.filter(({ shownAt }) => shownAt === undefined).map(({ kind }) => kind)).toEqual([
      'deck',
    ])
    expect(await one('oil-gas')).toMatchObject({
      kind: 'service',
      above: 'industries',
      path: '/services/industries/Oil-Gas',
      shownAt: '/services/industries/Oil-Gas',
      state: 'published',
      isBelowHidden: false,
      mayChange: true,
    })
    expect(await one('ira-deshpande')).toMatchObject({ name: 'Ira Deshpande', shownAt: '/' })
    expect(await one('ira-deshpande')).not.toHaveProperty('path')
    expect(await one('company')).toMatchObject({ name: 'Company', isNeeded: true })

    const draft = await create('leader', { name: 'Asha Rao' })
    expect(await one(draft.id)).toMatchObject({ state: 'draft', changedBy: 'owner@example.com' })
    const section = documentIn(await staff('GET', '/service-section/industries'))
    await staff('POST', `/service-section/industries/unpublish`, { version: section.version })
    expect(await one('industries')).toMatchObject({ state: 'hidden' })
    expect(await one('oil-gas')).toMatchObject({ state: 'published', isBelowHidden: true })

    expect(await tree('?trash=true')).toEqual([])
    await staff('DELETE', `/leader/${draft.id}`)
    expect(await one(draft.id)).toBeUndefined()
    expect(await tree('?trash=true')).toMatchObject([{ id: draft.id, state: 'trashed' }])
    await house.db.updateTable('staff').set({ role: 'editor' }).execute()
    expect(await one('navigation')).toMatchObject({ mayChange: false })
    await house.db.updateTable('staff').set({ role: 'sales' }).execute()
    expect((await staff('GET', '/tree')).status).toBe(403)
  },
)

onBothWithSample('a copy has a title of its own wherever the first one says its', async (house) => {
  const { staff } = await openDocumentsDoor(house)
  const title = 'Wells and pumps'
  const asked = { slug: 'wells', title }
  const copy = documentIn(await staff('POST', '/service/oil-gas/copy', asked))
  expect(copy).toMatchObject({
    slug: 'wells',
    state: 'draft',
    value: { title, label: title, metaTitle: title, section: 'industries' },
  })
  const long =
    'Pumps, wells, tanks, pipes and everything else that the water of a town runs through'
  const cut = await staff('POST', '/service/oil-gas/copy', { slug: 'all', title: long })
  expect(documentIn(cut).value).toMatchObject({
    label: 'Pumps, wells, tanks, pipes and everything else that the',
  })
})
