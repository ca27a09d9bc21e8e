import { expect, test } from 'vitest'
import { caller } from '../../desk/desk-visit.ts'
import { migratedDatabase } from '../../database/fresh-database.ts'
import { startSite } from '../../server/site.ts'

const post = { title: 'Wells', category: 'Wells', content: '<p>Deep.</p>', thumbnail: '' }
const revision = { id: 'home', change: 'a\0b' }

const asked: [status: number, method: string, path: string, body?: object][] = [
  [200, 'GET', '/api/blogs/posts/category/a%00b'],
  [404, 'DELETE', '/api/blogs/categories/a%00b'],
  [404, 'DELETE', '/api/previews/a%00b'],
  [400, 'GET', '/api/media?q=a%00b'],
  [400, 'POST', '/api/previews', { days: 7, name: 'a\0b' }],
  [400, 'POST', '/api/previews', { days: 7, name: 'a\ud800' }],
  [400, 'POST', '/api/previews', { days: 7, path: '/a\0b' }],
  [400, 'POST', '/api/previews/frame', { revision }],
  [400, 'POST', '/api/blogs/post', { ...post, thumbnail: 'https://example.com/a\0b' }],
]

for (const engine of ['sqlite', 'postgres'] as const)
  test(`a NUL in what somebody asks for is refused in words, and is no error of ours (${engine})`, async () => {
    const place = await migratedDatabase(engine, 'sampled')
    const site = await startSite({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl })
    try {
      const { call } = await caller(site.url)
      for (const [status, method, path, body] of asked) {
        const answer = await call(method, path, body)
        const what = [method, path, JSON.stringify(body)]
        expect([...what, answer.status]).toEqual([...what, status])
        if (status === 200) continue
        expect(((await answer.json()) as { message: string }).message).toMatch(/\.$/)
      }
      expect(site.complaints()).toEqual([])
    } finally {
      await site.stop()
      await place.remove()
    }
  })
