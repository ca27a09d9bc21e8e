import { expect } from 'vitest'
import { type House, onBothDatabases } from '../../../../test/database/both-databases.ts'
import { houseAt } from '../../../../test/database/house-at.ts'
import { openPostsDoor, texts } from '../../../../test/sent/posts-door.ts'
import type { Revision } from './list-revisions.ts'
import type { EditedPost } from '../post-schema.ts'
import type { RevisionTexts } from './read-revision.ts'

const long = 'The queue stood still for nine minutes. '.repeat(20)

async function openRevisions(house: House) {
  const door = await openPostsDoor(house)
  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const url = `/api/blogs/${path}`
    const answer = await door.app.inject({
      method,
      url,
      headers: door.headers,
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.json() as Record<string, unknown> }
  }
  const postOf = ({ body }: { body: Record<string, unknown> }) => body.post as EditedPost
  return {
    ...door,
    ask,
    postOf,
    draft: async (given: object = texts) => postOf(await ask('POST', 'drafts', given)),
    save: async (key: string, version: number, change: object) =>
      postOf(await ask('PUT', `drafts/${key}`, { ...texts, ...change, version })),
    list: async (key: string, after = '') => {
      const { body } = await ask('GET', `revisions/${key}?after=${after}`)
      return body as { post: EditedPost; revisions: Revision[]; next: string | null }
    },
    read: async (key: string, { id }: { id: string }) =>
      (await ask('GET', `revisions/${key}/${id}`)).body.revision as RevisionTexts,
  }
}

onBothDatabases(
  'ADM-7: every save of a published post is a version that can be read and brought back',
  async (house) => {
    const { ask, list, read, post, put, get, history } = await openRevisions(house)
    const { key } = ((await post()).json() as { post: EditedPost }).post
    await put(key, { ...texts, title: 'Second title', content: '<p>Second.</p>', version: 1 })
    await put(key, { ...texts, title: 'Third title', content: '<p>Third.</p>', version: 2 })
    const { revisions, next, post: present } = await list(key)
    expect(present).toMatchObject({ title: 'Third title', version: 3, state: 'published' })
    expect(
      revisions.map(({ version, title, action, who }) => [version, title, action, who]),
    ).toEqual([
      [3, 'Third title', 'changed', 'owner@example.com'],
      [2, 'Second title', 'changed', 'owner@example.com'],
      [1, texts.title, 'written', 'owner@example.com'],
    ])
    expect(next).toBeNull()
    const first = revisions.at(-1)!
    expect(await read(key, first)).toMatchObject({ ...texts, version: 1 })
    const restored = await ask('POST', `revisions/${key}/${first.id}/restore`, { version: 3 })
    expect(restored).toMatchObject({
      status: 200,
      body: { post: { ...texts, version: 4, state: 'published' } },
    })
    expect((await get(`/api/blogs/post/key/${key}`)).json()).toMatchObject({
      post: { title: texts.title, content: texts.content, version: 4 },
    })
    expect((await list(key)).revisions.map(({ version }) => version)).toEqual([4, 3, 2, 1])
    expect(await read(key, revisions[0]!)).toMatchObject({ title: 'Third title' })
    expect((await history()).map(({ action }) => action)).toContain('version 1 restored')
  },
)

onBothDatabases(
  'ADM-7: a version is brought back only over what one has seen; one that readers cannot be shown becomes a draft',
  async (house) => {
    const { ask, draft, list, rows, get } = await openRevisions(house)
    const { key } = await draft({ ...texts, title: '' })
    await ask('PUT', `drafts/${key}`, { ...texts, version: 1 })
    await ask('POST', `drafts/${key}/publish`, { version: 2 })
    const { revisions } = await list(key)
    const unfinished = revisions.find(({ version }) => version === 1)!
    const stale = await ask('POST', `revisions/${key}/${revisions[0]!.id}/restore`, { version: 2 })
    expect(stale).toMatchObject({
      status: 409,
      body: { post: { version: 3 }, changedBy: { email: 'owner@example.com' } },
    })
    expect(await rows()).toMatchObject([{ version: 3 }])
    const back = await ask('POST', `revisions/${key}/${unfinished.id}/restore`, { version: 3 })
    expect(back).toMatchObject({
      status: 200,
      body: { post: { title: '', content: texts.content, state: 'draft', version: 4 } },
    })
    expect((await get(`/api/blogs/post/key/${key}`)).statusCode).toBe(404)
    expect((await list(key)).revisions[0]).toMatchObject({
      version: 4,
      action: 'version 1 restored as a draft',
    })
    const other = await draft({ ...texts, title: 'Another' })
    for (const path of [
      `revisions/${other.key}/${revisions[0]!.id}`,
      `revisions/${key}/nothing`,
      `revisions/nothing/${revisions[0]!.id}`,
      'revisions/nothing',
      'revisions/%00',
      `revisions/${key}/%00`,
    ])
      expect([path, (await ask('GET', path)).status]).toEqual([path, 404])
    expect((await get(`/api/blogs/revisions/${key}`)).statusCode).toBe(401)
    for (const role of ['sales', 'recruiter'] as const) {
      await house.db.updateTable('staff').set({ role }).execute()
      expect((await ask('GET', `revisions/${key}`)).status).toBe(403)
      expect(
        (await ask('POST', `revisions/${key}/${unfinished.id}/restore`, { version: 4 })).status,
      ).toBe(403)
    }
    await house.db.updateTable('staff').set({ role: 'editor' }).execute()
    expect((await ask('GET', `revisions/${key}`)).status).toBe(200)
  },
)

onBothDatabases(
  'ADM-7: saves while typing are one version for ten minutes; what takes text away is a version of its own',
  async (given) => {
    let late = 0
    const house = houseAt(given, () => new Date(Date.now() + late))
    const { draft, save, list, read } = await openRevisions(house)
    const { key } = await draft({ ...texts, content: '<p>x</p>' })
    const minutes = (count: number) => void (late += count * 60_000)
    const versions = async () => (await list(key)).revisions.map(({ version }) => version)
    minutes(1)
    await save(key, 1, { content: `<p>${long}</p>` })
    minutes(4)
    await save(key, 2, { content: `<p>${long}</p><p>More.</p>` })
    expect(await versions()).toEqual([3, 1])
    minutes(1)
    await save(key, 3, { content: '' })
    expect(await versions()).toEqual([4, 3, 1])
    const whole = (await list(key)).revisions[1]!
    expect((await read(key, whole)).content).toBe(`<p>${long}</p><p>More.</p>`)
    minutes(3)
    await save(key, 4, { content: '<p>A</p>' })
    minutes(3)
    await save(key, 5, { content: '<p>A b</p>' })
    expect(await versions()).toEqual([6, 3, 1])
    minutes(5)
    await save(key, 6, { content: '<p>A b c</p>' })
    expect(await versions()).toEqual([7, 6, 3, 1])
  },
)

onBothDatabases(
  'ADM-7: what readers have seen is never merged with what was typed around it',
  async (house) => {
    const { ask, draft, save, list, read } = await openRevisions(house)
    const { key } = await draft()
    const content = (words: string) => ({ content: `<p>${words}</p>` })
    await save(key, 1, content('Before'))
    await ask('POST', `drafts/${key}/publish`, { version: 2 })
    await ask('POST', `drafts/${key}/unpublish`, { version: 3 })
    await save(key, 4, content('Before and after'))
    await save(key, 5, content('Before and long after'))
    const { revisions } = await list(key)
    expect(revisions.map(({ version, action }) => [version, action])).toEqual([
      [6, 'draft saved'],
      [4, 'unpublished'],
      [3, 'published'],
      [2, 'draft saved'],
      [1, 'drafted'],
    ])
    expect((await read(key, revisions[2]!)).content).toBe('<p>Before</p>')
    const brought = await ask('POST', `revisions/${key}/${revisions[2]!.id}/restore`, {
      version: 6,
    })
    expect(brought.body.post).toMatchObject({ ...content('Before'), state: 'draft', version: 7 })
    await save(key, 7, content('Before, typed on'))
    expect((await list(key)).revisions.map(({ version }) => version)).toEqual([8, 7, 6, 4, 3, 2, 1])
  },
)

onBothDatabases('ADM-7: many versions are listed page by page, each once', async (house) => {
  const { post, put, list } = await openRevisions(house)
  const { key } = ((await post()).json() as { post: EditedPost }).post
  for (let version = 1; version < 35; version++)
    await put(key, { ...texts, title: `Title ${version}`, version })
  const first = await list(key)
  expect(first.revisions).toHaveLength(30)
  const rest = await list(key, first.next!)
  const all = [...first.revisions, ...rest.revisions].map(({ version }) => version)
  expect(all.toSorted((a, b) => b - a)).toEqual(
    Array.from({ length: 35 }, (_, index) => 35 - index),
  )
  expect(rest.next).toBeNull()
})

onBothDatabases(
  'ADM-7: a version from before a category was chosen keeps the present category, for readers and as a draft',
  async (house) => {
    const { ask, draft, list, rows } = await openRevisions(house)
    for (const isPublished of [true, false]) {
      const { key } = await draft({ ...texts, category: '', content: '<p>Early.</p>' })
      await ask('PUT', `drafts/${key}`, { ...texts, content: '', version: 1 })
      if (isPublished) await ask('POST', `drafts/${key}/publish`, { version: 2 })
      const { post, revisions } = await list(key)
      const early = revisions.find(({ version }) => version === 1)!
      const back = await ask('POST', `revisions/${key}/${early.id}/restore`, post)
      const expected = { content: '<p>Early.</p>', category: texts.category }
      expect(back).toMatchObject({
        status: 200,
        body: { post: { ...expected, state: isPublished ? 'published' : 'draft' } },
      })
      expect((await rows()).find(({ id }) => id === key)).toMatchObject(expected)
    }
  },
)

onBothDatabases(
  'ADM-7: a version whose thumbnail would be refused today is brought back without it',
  async (house) => {
    const { ask, draft, list } = await openRevisions(house)
    const { key } = await draft({ ...texts, content: '<p>Early.</p>' })
    await ask('PUT', `drafts/${key}`, { ...texts, content: '', version: 1 })
    const { revisions } = await list(key)
    const early = revisions.find(({ version }) => version === 1)!
    const { after } = await house.db
      .selectFrom('history')
      .select('after')
      .where('id', '=', early.id)
      .executeTakeFirstOrThrow()
    const asItWas = { ...JSON.parse(after!), thumbnail: 'http://example.com/old.png' }
    await house.db
      .updateTable('history')
      .set({ after: JSON.stringify(asItWas) })
      .where('id', '=', early.id)
      .execute()
    const back = await ask('POST', `revisions/${key}/${early.id}/restore`, { version: 2 })
    expect(back).toMatchObject({
      status: 200,
      body: { post: { content: '<p>Early.</p>', thumbnail: texts.thumbnail } },
    })
  },
)
