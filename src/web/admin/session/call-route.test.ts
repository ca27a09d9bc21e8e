import { expect, test, vi } from 'vitest'
import { addressOf, callRoute } from './call-route.ts'

test('a route is called at its address, with what goes along', async () => {
  const member = { id: 'one', email: 'asha@example.com', role: 'editor' }
  const asked = vi.fn<typeof fetch>(async () => Response.json({ member }))
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('localStorage', { getItem: () => null })
  const answer = await callRoute('PUT /api/staff/{id}/role', {
    params: { id: 'a/b' },
    body: { role: 'editor' },
  })
  expect(answer.member.role).toBe('editor')
  expect(asked.mock.calls[0]).toMatchObject([
    '/api/staff/a%2Fb/role',
    { method: 'PUT', body: '{"role":"editor"}' },
  ])
  vi.unstubAllGlobals()
})

test('what is not asked for stands in no address', () => {
  expect(addressOf('GET /api/history', { query: { noun: 'jobs', after: undefined } })).toBe(
    '/api/history?noun=jobs',
  )
  expect(addressOf('GET /api/history')).toBe('/api/history')
})

/** Never called: that it compiles, and that what is wrong in it would not, is the test. */
export const wrongCalls = () => [
  // @ts-expect-error There is no such address.
  callRoute('GET /api/stuff'),
  // @ts-expect-error An id is missing.
  callRoute('DELETE /api/staff/{id}'),
  // @ts-expect-error There is no such role.
  callRoute('PUT /api/staff/{id}/role', { params: { id: 'one' }, body: { role: 'boss' } }),
  // @ts-expect-error Nobody answers with that.
  callRoute('GET /api/staff').then(({ people }) => people),
]
