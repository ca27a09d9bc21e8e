import { pino } from 'pino'
import { expect, onTestFinished } from 'vitest'
import { onBothDatabases } from '../../../../test/database/both-databases.ts'
import { houseAt, houseIn } from '../../../../test/database/house-at.ts'
import { openPostsDoor, texts } from '../../../../test/sent/posts-door.ts'
import { awaitPublication } from '../read/await-publication.ts'
import { findPostBySlug } from '../read/find-post.ts'
import { listCategories } from '../categories/list-categories.ts'
import { listPosts } from '../read/list-posts.ts'
import type { EditedPost } from '../post-schema.ts'

const nothing = { title: '', category: '', thumbnail: '', content: '' }
const hour = 3_600_000
const inMilliseconds = (number: number) => new Date(Date.now() + number).toISOString()

async function openDrafts(house: Parameters<typeof openPostsDoor>[0]) {
  const door = await openPostsDoor(house)
  const ask = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    door.app.inject({
      method,
      url: `/api/blogs/${path}`,
      headers: door.headers,
      ...(payload && { payload }),
    })
  const postOf = (answer: { json: () => unknown }) => (answer.json() as { post: EditedPost }).post
  const draft = async (given: object = texts) => postOf(await ask('POST', 'drafts', given))
  return { ...door, ask, postOf, draft }
}

onBothDatabases(
  'ADM-3: a draft is kept unfinished, changed and read by nobody else',
  async (house) => {
    const { ask, draft, postOf, get, rows, history } = await openDrafts(house)
    const first = await draft(nothing)
    expect(first).toMatchObject({ ...nothing, state: 'draft', version: 1 })
    const saved = await ask('PUT', `drafts/${first.key}`, {
      ...texts,
      summary: 'Nine minutes.',
      version: 1,
    })
    expect(saved.statusCode).toBe(200)
    const second = postOf(saved)
    expect(second).toMatchObject({ ...texts, summary: 'Nine minutes.', state: 'draft', version: 2 })
    expect(postOf(await ask('GET', `drafts/${first.key}`))).toEqual(second)
    expect((await ask('GET', 'drafts')).json()).toMatchObject({
      drafts: [{ key: first.key, slug: '', title: texts.title, state: 'draft' }],
    })
    expect((await get(`/api/blogs/post/key/${first.key}`)).statusCode).toBe(404)
    expect((await listPosts(house)).posts).toEqual([])
    expect(await listCategories(house)).toEqual([])
    expect(await house.db.selectFrom('postSlugs').selectAll().execute()).toEqual([])
    await ask('PUT', `drafts/${first.key}`, { ...texts, title: 'Third', version: 2 })
    expect(await rows()).toMatchObject([{ title: 'Third', version: 3, state: 'draft' }])
    const steps = (await history()).filter(({ noun }) => noun === 'posts')
    expect(steps.map(({ action }) => action).toSorted()).toEqual(['draft saved', 'drafted'])
    const { before, after } = steps.find(({ action }) => action === 'draft saved')!
    expect([JSON.parse(before!).title, JSON.parse(after!).title]).toEqual(['', 'Third'])
  },
)

onBothDatabases(
  'ADM-3: a draft whose answer was lost is made once, by the key of whoever writes it',
  async (house) => {
    const { ask, postOf, remove, rows, history } = await openDrafts(house)
    const key = 'A-key_of_22_letters-00'
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask('POST', 'drafts', { ...texts, key })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201))
    expect(new Set(answers.map((answer) => postOf(answer).key))).toEqual(new Set([key]))
    expect(await rows()).toMatchObject([{ id: key, version: 1, title: texts.title }])
    expect((await history()).filter(({ action }) => action === 'drafted')).toHaveLength(1)
    const other = await ask('POST', 'drafts', { ...texts, title: 'Other words', key })
    expect([other.statusCode, other.json()]).toMatchObject([409, { post: { key, version: 1 } }])
    expect(await rows()).toMatchObject([{ title: texts.title, version: 1 }])
    for (const bad of ['', 'short', '../../../../../../etc/pa', 'x'.repeat(23)])
      expect((await ask('POST', 'drafts', { ...texts, key: bad })).statusCode).toBe(400)
    expect(await rows()).toHaveLength(1)

    await remove(key)
    const thrownAway = await ask('POST', 'drafts', { ...texts, key })
    expect([thrownAway.statusCode, thrownAway.json()]).toMatchObject([
      404,
      { code: 'post-not-found' },
    ])
  },
)

onBothDatabases(
  'ADM-3: a draft saved from an old version gets 409 with what is saved',
  async (house) => {
    const { ask, draft, postOf, rows } = await openDrafts(house)
    const { key } = await draft()
    const theirs = postOf(
      await ask('PUT', `drafts/${key}`, { ...texts, title: 'Theirs', version: 1 }),
    )
    const ours = await ask('PUT', `drafts/${key}`, { ...texts, title: 'Ours', version: 1 })
    expect(ours.statusCode).toBe(409)
    expect(ours.json()).toEqual({
      code: 'post-changed',
      message: 'Someone else has changed this post in the meantime. Nothing was saved.',
      post: theirs,
      changedBy: { email: 'owner@example.com', at: expect.stringMatching(/^20.+Z$/) },
    })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        ask('PUT', `drafts/${key}`, { ...texts, title: `T ${index}`, version: 2 }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(49)
    expect(await rows()).toMatchObject([{ version: 3 }])
  },
)

onBothDatabases(
  'ADM-3: a draft is published, unpublished and published again at its address',
  async (house) => {
    const { ask, draft, postOf } = await openDrafts(house)
    const { key } = await draft()
    const published = postOf(await ask('POST', `drafts/${key}/publish`, { version: 1 }))
    expect(published).toMatchObject({ state: 'published', slug: 'why-the-queue-stood-still' })
    expect(await findPostBySlug(house, published.slug)).toMatchObject({ post: { key } })
    expect(await listCategories(house)).toEqual(['Engineering'])
    const again = await ask('POST', `drafts/${key}/publish`, { version: 2 })
    expect([again.statusCode, again.json()]).toEqual([
      400,
      {
        message: 'Readers can already see this post. Unpublish it first.',
        code: 'post-published-already',
      },
    ])
    const late = await ask('PUT', `drafts/${key}`, { ...texts, title: 'Late', version: 2 })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ post: { state: 'published' } })
    const stale = await ask('POST', `drafts/${key}/unpublish`, { version: 1 })
    expect(stale.statusCode).toBe(409)
    const hidden = postOf(await ask('POST', `drafts/${key}/unpublish`, { version: 2 }))
    expect(hidden.state).toBe('draft')
    expect(await findPostBySlug(house, published.slug)).toBeUndefined()
    await ask('PUT', `drafts/${key}`, { ...texts, title: 'A new name', version: 3 })
    const back = postOf(await ask('POST', `drafts/${key}/publish`, { version: 4 }))
    expect(back.slug).toBe('a-new-name')
    expect(await findPostBySlug(house, published.slug)).toEqual({ movedTo: 'a-new-name' })
  },
)

onBothDatabases(
  'ADM-3: what lacks a title or a category is not published, and says so',
  async (house) => {
    const { ask, draft, rows } = await openDrafts(house)
    const { key } = await draft(nothing)
    const refused = await ask('POST', `drafts/${key}/publish`, { version: 1 })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({
      fields: {
        title: 'Please give the title of the post.',
        category: 'Please give the category of the post.',
      },
    })
    expect(await rows()).toMatchObject([{ state: 'draft', version: 1 }])
    for (const bad of [
      { ...nothing, category: 'All' },
      { ...nothing, title: 'a\nb' },
      { ...nothing, thumbnail: 'javascript:1' },
      {},
    ])
      expect((await ask('POST', 'drafts', bad)).statusCode).toBe(400)
    expect(await rows()).toHaveLength(1)
  },
)

onBothDatabases('ADM-3: a moment by another name publishes nothing at once', async (house) => {
  const { ask, draft, rows } = await openDrafts(house)
  const { key } = await draft()
  const later = { version: 1, publishAt: inMilliseconds(3_600_000) }
  const refused = await ask('POST', `drafts/${key}/publish`, later)
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({
    code: 'fields-invalid',
    fields: { publishAt: 'There is no field ‘publishAt’ here.' },
  })
  expect(await rows()).toMatchObject([{ state: 'draft', version: 1 }])
})

onBothDatabases('ADM-3: a schedule in the past is refused in words', async (house) => {
  const { ask, draft, rows } = await openDrafts(house)
  const { key } = await draft()
  const message = 'That time has passed. Choose one in the future, or publish the post now.'
  const refusals: [string, string][] = [
    [inMilliseconds(-1000), message],
    ['1999-12-31T23:59:59Z', message],
    ['soon', 'Please give a date and a time, with the time zone.'],
    ['2031-02-31', 'Please give a date and a time, with the time zone.'],
    ['2027-02-29T09:30:00Z', 'Please give a date and a time, with the time zone.'],
    ['9999-01-01T00:00:00Z', 'This moment is more than five years away. Choose an earlier one.'],
  ]
  for (const [publishedAt, said] of refusals) {
    const refused = await ask('POST', `drafts/${key}/publish`, { version: 1, publishedAt })
    expect([publishedAt, refused.statusCode]).toEqual([publishedAt, 400])
    expect(refused.json()).toEqual({
      message: said,
      code: expect.stringMatching(/^moment-(invalid|passed|too-far)$/),
      fields: { publishedAt: said },
    })
  }
  expect(await rows()).toMatchObject([{ state: 'draft', version: 1 }])
})

onBothDatabases(
  'ADM-3: a scheduled post appears when its time comes, and every process is told',
  async (given) => {
    let late = 0
    const house = houseAt(given, () => new Date(Date.now() + late))
    const { ask, draft, postOf } = await openDrafts(house)
    let told = 0
    const waiting = awaitPublication({ ...house, log: pino({ level: 'silent' }) }, () => told++)
    onTestFinished(() => waiting.stop())
    house.changes.onChange((nouns) => nouns.includes('posts') && waiting.wake())
    const { key } = await draft()
    const publishedAt = inMilliseconds(10 * hour)
    const answer = await ask('POST', `drafts/${key}/publish`, { version: 1, publishedAt })
    expect(postOf(answer)).toMatchObject({ state: 'scheduled', publishedAt })
    expect((await listPosts(house)).posts).toEqual([])
    expect((await ask('GET', 'drafts')).json()).toMatchObject({
      drafts: [
        { key, slug: expect.stringMatching(/^[a-z0-9-]+$/), state: 'scheduled', publishedAt },
      ],
    })
    late = 10 * hour - 60_000
    waiting.lookAtClock()
    expect([told, (await listPosts(house)).posts]).toEqual([0, []])
    late = 10 * hour
    await expect.poll(() => told).toBe(1)
    expect((await listPosts(house)).posts).toMatchObject([{ key }])
    expect((await ask('GET', 'drafts')).json()).toEqual({ drafts: [] })
    await waiting.stop()
  },
)

onBothDatabases.postgresLong(
  'issue 13, 4: whether a moment has passed is judged by the clock of the house',
  async (house) => {
    const { ask, draft } = await openDrafts(houseIn(house, 3_600_000))
    const { key } = await draft()
    const publish = async (publishedAt: string) =>
      (await ask('POST', `drafts/${key}/publish`, { version: 1, publishedAt })).statusCode
    expect(await publish(inMilliseconds(1_800_000))).toBe(400)
    expect(await publish(inMilliseconds(5_400_000))).toBe(200)
  },
)

onBothDatabases(
  'ADM-3: a scheduled post can be moved, published at once or taken back',
  async (house) => {
    const { ask, draft, postOf, history } = await openDrafts(house)
    const { key } = await draft()
    const publish = (version: number, publishedAt?: string) =>
      ask('POST', `drafts/${key}/publish`, { version, ...(publishedAt && { publishedAt }) })
    await publish(1, inMilliseconds(60_000))
    const moved = inMilliseconds(120_000)
    expect(postOf(await publish(2, moved))).toMatchObject({
      state: 'scheduled',
      publishedAt: moved,
    })
    const taken = await ask('POST', `drafts/${key}/unpublish`, { version: 3 })
    expect(postOf(taken).state).toBe('draft')
    await publish(4, moved)
    expect(postOf(await publish(5)).state).toBe('published')
    expect((await listPosts(house)).posts).toMatchObject([{ key }])
    const actions = (await history())
      .filter(({ noun }) => noun === 'posts')
      .map((row) => row.action)
    expect(actions).toEqual([
      'drafted',
      'scheduled',
      'scheduled',
      'unpublished',
      'scheduled',
      'published',
    ])
  },
)

onBothDatabases(
  'ADM-3: the preview is what readers get, and only for those who write',
  async (house) => {
    const { ask, app, draft, rows } = await openDrafts(house)
    const content =
      '<h2 style="color:red" onclick="x()">One</h2><script>x()</script><table><tr><td>1</td></tr></table><pre><code class="language-js">let a = 1</code></pre>'
    const shown = (await ask('POST', 'preview', { content })).json() as { html: string }
    expect(shown).toMatchObject({ headings: [{ id: 'post-one', text: 'One', level: 2 }] })
    expect(shown.html).toMatch(/^<h2 id="post-one">One<\/h2><div class="post-table" role="group"/)
    expect(shown.html).toContain('hljs-keyword')
    const { key } = await draft()
    const before = await rows()
    const calls = [
      ['POST', 'preview'],
      ['GET', 'drafts'],
      ['POST', 'drafts'],
      ['GET', `drafts/${key}`],
      ['PUT', `drafts/${key}`],
      ['POST', `drafts/${key}/publish`],
      ['POST', `drafts/${key}/unpublish`],
    ] as const
    for (const [method, path] of calls) {
      const url = `/api/blogs/${path}`
      const answer = await app.inject({ method, url, ...(method !== 'GET' && { payload: texts }) })
      expect([path, answer.statusCode]).toEqual([path, 401])
    }
    await house.db.updateTable('staff').set({ role: 'sales' }).execute()
    for (const [method, path] of calls)
      expect((await ask(method, path, method === 'GET' ? undefined : texts)).statusCode).toBe(403)
    expect(await rows()).toEqual(before)
  },
)
