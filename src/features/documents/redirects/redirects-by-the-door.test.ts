import { expect } from 'vitest'
import { onBothDatabases } from '../../../../test/database/both-databases.ts'
import { documentIn, openDocumentsDoor } from '../../../../test/sent/documents-door.ts'

const value = { from: '/old', to: '/work' }

onBothDatabases('a copy of a redirect begins nowhere, until somebody says where', async (house) => {
  const { staff, create } = await openDocumentsDoor(house)
  const { id } = await create('redirect', value)
  const copy = await staff('POST', `/redirect/${id}/copy`, {})
  expect(copy.status).toBe(201)
  expect(documentIn(copy).value).toEqual({ to: '/work' })
  const { faults } = documentIn(await staff('GET', `/redirect/${documentIn(copy).id}`))
  expect(faults).toHaveProperty('from')
})

onBothDatabases(
  'a redirect stays in the trash while another begins where it does, or leads back',
  async (house) => {
    const { staff, create } = await openDocumentsDoor(house)
    const restore = async (id: string) => {
      const { status, body } = await staff('POST', `/redirect/${id}/restore`)
      return [status, body.code]
    }
    const first = await create('redirect', value)
    await staff('DELETE', `/redirect/${first.id}`)
    const second = await create('redirect', value)
    expect(await restore(first.id)).toEqual([409, 'redirect-taken'])
    await staff('DELETE', `/redirect/${second.id}`)
    await create('redirect', { from: '/work', to: '/old' })
    expect(await restore(first.id)).toEqual([400, 'redirect-circle'])
  },
)

onBothDatabases('a redirect leads neither in a circle nor away by dots', async (house) => {
  const { staff } = await openDocumentsDoor(house)
  for (const to of ['/x/../old', '/./old', '/old/%2e', '/..//evil.example']) {
    const refused = await staff('POST', '/redirect', { value: { from: '/old', to } })
    expect([to, refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([to, 400, ['to']])
  }
})

onBothDatabases(
  'an address that nobody can ask for is no beginning of a redirect',
  async (house) => {
    const { staff } = await openDocumentsDoor(house)
    for (const from of ['/100%', '/%zz', '/a%E0%A4%A']) {
      const refused = await staff('POST', '/redirect', { value: { from, to: '/work' } })
      expect([from, refused.status]).toEqual([from, 400])
      expect(refused.body.fields).toHaveProperty('from')
    }
  },
)
