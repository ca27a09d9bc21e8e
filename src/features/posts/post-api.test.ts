import { expect } from 'vitest'
import { onBothDatabases } from '../../../test/database/both-databases.ts'
import { openPostsDoor, postIn, postsIn, texts } from '../../../test/sent/posts-door.ts'

const whole = {
  ...texts,
  key: expect.stringMatching(/^[\w-]{22}$/),
  id: expect.any(String),
  slug: 'why-the-queue-stood-still',
  summary: '',
  authorName: '',
  publishedAt: expect.stringMatching(/^\d{4}-.*Z$/),
  updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
  version: 1,
}

onBothDatabases('API-3…6: a post is written, read, changed and deleted', async (house) => {
  const { get, post, put, remove, rows, history } = await openPostsDoor(house)
  const written = await post()
  expect(written.statusCode).toBe(201)
  expect(written.headers['cache-control']).toBe('no-store')
  const first = postIn(written)
  expect(first).toEqual(whole)
  expect(first.id).toBe(first.key)
  const read = await get(`/api/blogs/post/key/${first.key}`)
  expect(read.json()).toEqual({ post: first })
  expect(read.headers['cache-control']).toBe('no-cache')

  const changed = await put(first.key, { ...texts, category: 'Design', summary: 'Nine minutes.' })
  expect(changed.statusCode).toBe(200)
  const second = postIn(changed)
  expect(second).toEqual({
    ...first,
    category: 'Design',
    summary: 'Nine minutes.',
    updatedAt: second.updatedAt,
    version: 2,
  })
  expect((await get(`/api/blogs/post/key/${first.key}`)).json()).toEqual({ post: second })
  expect(postIn(await put(first.key, texts)).summary).toBe('Nine minutes.')

  const removed = await remove(first.key)
  expect([removed.statusCode, removed.body]).toEqual([204, ''])
  for (const gone of [await get(`/api/blogs/post/key/${first.key}`), await remove(first.key)]) {
    expect(gone.statusCode).toBe(404)
    expect(gone.json()).toEqual({ message: 'There is no such post.', code: 'post-not-found' })
  }
  expect(await rows()).toMatchObject([{ id: first.id, deletedAt: expect.any(String) }])
  const { id: staffId } = await house.db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
  const steps = (await history()).filter(({ noun }) => noun === 'posts')
  expect(steps.map(({ action }) => action).sort()).toEqual([
    'changed',
    'changed',
    'removed',
    'written',
  ])
  for (const step of steps) expect(step).toMatchObject({ staffId, nounId: first.id })
})

onBothDatabases(
  'API-3: a post is found by the words of its title, however written',
  async (house) => {
    const { get, post, put, remove } = await openPostsDoor(house)
    const { key } = postIn(await post({ ...texts, title: 'AC/DC: 100% “charged”, & Ready?' }))
    const byTitle = async (words: string) =>
      postsIn(await get(`/api/blogs/post/title/${words}`)).map((found) => found.key)
    for (const words of [
      'ac dc 100 charged ready',
      'AC/DC: 100%25 %E2%80%9Ccharged%E2%80%9D, & Ready%3F',
      'ac-dc-100-charged-ready',
      '%20Ac%20Dc%20100%20Charged%20Ready!',
    ])
      expect([words, await byTitle(words.replaceAll(' ', '%20'))]).toEqual([words, [key]])
    for (const words of ['ac%20dc', '%F0%9F%98%80', '%00', 'x'.repeat(1500)])
      expect(await byTitle(words)).toEqual([])
    await put(key, { ...texts, title: 'A new name' })
    expect(await byTitle('a%20new%20name')).toEqual([key])
    expect(await byTitle('ac%20dc%20100%20charged%20ready')).toEqual([key])
    await remove(key)
    expect(await byTitle('a%20new%20name')).toEqual([])
  },
)

onBothDatabases('API-4: categories are listed once each, by name, without All', async (house) => {
  const { get, post, put, remove } = await openPostsDoor(house)
  const categories = async () => (await get('/api/blogs/categories')).json()
  expect(await categories()).toEqual({ success: true, categories: [] })
  for (const category of ['Engineering', 'design', '  ENGINEERING ', 'Design', 'Über uns'])
    expect((await post({ ...texts, category })).statusCode).toBe(201)
  expect(await categories()).toEqual({
    success: true,
    categories: ['design', 'Engineering', 'Über uns'],
  })
  for (const category of ['All', ' all ', 'ALL', 'Ａｌｌ', 'A\u200bll']) {
    const answer = await post({ ...texts, category })
    expect([category, answer.statusCode]).toEqual([category, 400])
    expect(answer.json()).toMatchObject({ message: "A category cannot be called 'All'." })
  }
  const { key } = postsIn(await get('/api/blogs/posts/category/%C3%BCber%20uns'))[0]!
  await put(key, { ...texts, category: 'Design' })
  expect(await categories()).toMatchObject({ categories: ['design', 'Engineering'] })
  for (const { key: each } of postsIn(await get('/api/blogs/posts/category/design')))
    await remove(each)
  expect(await categories()).toMatchObject({ categories: ['Engineering'] })
})

onBothDatabases('API-4: a category goes to the trash with its posts', async (house) => {
  const { get, post, removeCategory, rows, history } = await openPostsDoor(house)
  for (const title of ['One', 'Two']) await post({ ...texts, title, category: 'Q/A & more' })
  await post({ ...texts, title: 'Stays' })
  for (const name of ['All', 'all', ' ALL ']) {
    const refused = await removeCategory(name)
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toEqual({
      message: "You cannot delete the 'All' category",
      code: 'category-is-all',
    })
  }
  const unknown = await removeCategory('Never there')
  expect([unknown.statusCode, unknown.json()]).toEqual([
    404,
    { message: 'There is no such category.', code: 'category-not-found' },
  ])
  const done = await removeCategory('q/a  & MORE')
  expect([done.statusCode, done.json()]).toEqual([
    200,
    { success: true, category: 'Q/A & more', posts: 2 },
  ])
  expect(postsIn(await get('/api/blogs/all-posts')).map(({ title }) => title)).toEqual(['Stays'])
  expect((await get('/api/blogs/categories')).json()).toMatchObject({ categories: ['Engineering'] })
  expect((await rows()).filter(({ deletedAt }) => deletedAt !== null)).toHaveLength(2)
  expect((await history()).filter(({ action }) => action === 'removed')).toHaveLength(3)
  expect((await removeCategory('Q/A & more')).statusCode).toBe(404)
})

onBothDatabases(
  'API-6: a change from an old version gets 409 with the post as it is',
  async (house) => {
    const { post, put, rows } = await openPostsDoor(house)
    const first = postIn(await post())
    const theirs = postIn(await put(first.key, { ...texts, title: 'Theirs', version: 1 }))
    const ours = await put(first.key, { ...texts, title: 'Ours', version: 1 })
    expect(ours.statusCode).toBe(409)
    expect(ours.json()).toEqual({
      code: 'post-changed',
      message: 'Someone else has changed this post in the meantime. Nothing was saved.',
      post: { ...theirs, state: 'published' },
      changedBy: { email: expect.any(String), at: expect.stringMatching(/^20.+Z$/) },
    })
    expect(await rows()).toMatchObject([{ title: 'Theirs', version: 2 }])
  },
)

onBothDatabases('API-6: 30 parallel changes of one version: one is saved', async (house) => {
  const { post, put, rows } = await openPostsDoor(house)
  const { key, version } = postIn(await post())
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => put(key, { ...texts, title: `T ${index}`, version })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(29)
  expect(await rows()).toMatchObject([{ version: 2 }])
})

onBothDatabases('API-4, API-6: without a session nobody changes the blog', async (house) => {
  const { app, post, rows } = await openPostsDoor(house)
  const { key } = postIn(await post())
  const before = await rows()
  const calls = [
    ['POST', '/api/blogs/post'],
    ['PUT', `/api/blogs/post/${key}`],
    ['DELETE', `/api/blogs/post/${key}`],
    ['DELETE', '/api/blogs/categories/Engineering'],
  ] as const
  for (const [method, url] of calls)
    for (const authorization of ['', 'Bearer', 'Bearer nonsense', 'Basic eDp5']) {
      const answer = await app.inject({ method, url, headers: { authorization }, payload: texts })
      expect(answer.statusCode).toBe(401)
      expect(answer.headers['www-authenticate']).toBe('Bearer')
      expect(answer.json()).toEqual({
        message: expect.stringMatching(/log in/),
        code: expect.stringMatching(/^(not-logged-in|session-ended)$/),
      })
    }
  expect(await rows()).toEqual(before)
})

onBothDatabases('API-5: limits are brought within 1 to 50, words refused', async (house) => {
  const { get, post } = await openPostsDoor(house)
  for (let number = 1; number <= 12; number++) await post({ ...texts, title: `Post ${number}` })
  for (const list of ['all-posts', 'all-posts/short-summary', 'posts/category/engineering']) {
    const lengthAt = async (query: string) =>
      postsIn(await get(`/api/blogs/${list}${query}`)).length
    expect(await lengthAt('')).toBe(10)
    for (const [limit, length] of Object.entries({ '-1': 1, 0: 1, 2: 2, 1000000000: 12, '': 10 }))
      expect([limit, await lengthAt(`?limit=${limit}`)]).toEqual([limit, length])
    for (const limit of ['ten', '1.5', 'NaN', '%00', '1e3', '9'.repeat(30)]) {
      const answer = await get(`/api/blogs/${list}?limit=${limit}`)
      expect([limit, answer.statusCode]).toEqual([limit, 400])
      expect(answer.json()).toEqual({
        message: 'Limit must be a whole number; values outside 1 to 50 are clamped.',
        code: 'post-limit-invalid',
      })
    }
  }
})

onBothDatabases(
  'API-5: a token that was tampered with or made for another list is refused',
  async (house) => {
    const { get, post } = await openPostsDoor(house)
    for (const title of ['One', 'Two', 'Three']) await post({ ...texts, title })
    await post({ ...texts, title: 'Other', category: 'Design' })
    type List = { nextContinuationToken: string; hasMore: boolean }
    const tokenAt = async (list: string) =>
      (await get(`/api/blogs/${list}?limit=1`)).json<List>().nextContinuationToken
    const all = await tokenAt('all-posts')
    const engineering = await tokenAt('posts/category/Engineering')
    const statusAt = async (list: string, token: string) =>
      (await get(`/api/blogs/${list}?limit=1&continuationToken=${encodeURIComponent(token)}`))
        .statusCode
    expect(await statusAt('all-posts', all)).toBe(200)
    expect(await statusAt('posts/category/ENGINEERING', engineering)).toBe(200)
    const [place, signature] = all.split('.') as [string, string]
    const elsewhere = Buffer.from('2020-01-01T00:00:00.000Z x').toString('base64url')
    for (const [list, token] of [
      ['all-posts', engineering],
      ['posts/category/Engineering', all],
      ['posts/category/Design', engineering],
      ['all-posts', `${elsewhere}.${signature}`],
      ['all-posts', `${place}x.${signature}`],
      ['all-posts', place],
      ['all-posts', `${all}.x`],
      ['all-posts', `${all}A`],
      ['all-posts', 'undefined'],
      ['all-posts', '\u0000'],
      ['all-posts', '😀'.repeat(300)],
    ] as const)
      expect([token, await statusAt(list, token)]).toEqual([token, 400])
    const refused = await get('/api/blogs/all-posts?continuationToken=null')
    expect(refused.json()).toEqual({
      code: 'token-not-of-list',
      message: 'This continuation token does not belong to this list.',
    })
  },
)

onBothDatabases(
  'API-5: short lists leave the content out where there is a summary',
  async (house) => {
    const { get, post } = await openPostsDoor(house)
    await post({ ...texts, title: 'With', summary: 'In short.' })
    await post({
      ...texts,
      title: 'Without',
      content: `<h2>A &amp; b</h2><p>${'word '.repeat(300)}</p>`,
    })
    await post({ ...texts, title: 'Empty', content: '' })
    const { posts, ...list } = (await get('/api/blogs/all-posts/short-summary')).json()
    expect(list).toEqual({ hasMore: false, nextContinuationToken: null })
    expect(posts).toMatchObject([
      { title: 'Empty', content: '', summary: '' },
      { title: 'Without', content: expect.stringMatching(/^<p>A &#38; b word word/), summary: '' },
      { title: 'With', content: '', summary: 'In short.' },
    ])
    expect(posts[1].content.length).toBeGreaterThan(250)
    expect(posts[1].content.length).toBeLessThan(450)
  },
)

onBothDatabases('INS-2: a summary or an author that nobody can see is none', async (house) => {
  const { post } = await openPostsDoor(house)
  const made = await post({ ...texts, summary: '\u200b', authorName: ' \u2060' })
  expect(postIn(made)).toMatchObject({ summary: '', authorName: '' })
  const named = await post({ ...texts, summary: 'Two\nlines', authorName: 'Asha\nRao' })
  expect(postIn(named)).toMatchObject({ summary: 'Two\nlines', authorName: 'Asha Rao' })
})

onBothDatabases('API-8: all posts come with their key and sanitized html', async (house) => {
  const { get, post } = await openPostsDoor(house)
  const { key } = postIn(
    await post({ ...texts, content: '<p onclick="x()">Hi<script>alert(1)</script></p>' }),
  )
  const answer = await get('/api/all-posts')
  expect(answer.json()).toMatchObject({ posts: [{ key, html: '<p>Hi</p>' }], hasMore: false })
  expect(answer.headers['cache-control']).toBe('no-cache')
})

onBothDatabases('API-6: what is no post is refused by field and not stored', async (house) => {
  const { post, rows } = await openPostsDoor(house)
  const bad: [object, RegExp][] = [
    [{ title: ' ' }, /^Please give the title/],
    [{ title: undefined }, /^Please give the title/],
    [{ title: 'a\nb' }, /^Title must be a single line/],
    [{ title: 'a\u0000b' }, /^Title contains a character/],
    [{ title: 'x'.repeat(501) }, /^Title has at most 500/],
    [{ title: 7 }, /^Title must be text/],
    [{ category: '' }, /^Please give the category/],
    [{ thumbnail: 'javascript:alert(1)' }, /^Thumbnail must be empty, an address/],
    [{ thumbnail: 'http://example.com/a.png' }, /^Thumbnail must be/],
    [{ thumbnail: 'data:image/png;base64,AA' }, /^Thumbnail must be/],
    [{ thumbnail: '//example.com/a.png' }, /^Thumbnail must be/],
    [{ thumbnail: '/admin/a.png' }, /^Thumbnail must be/],
    [{ thumbnail: '/media/../admin' }, /^Thumbnail must be/],
    [{ thumbnail: 'https://user:word@example.com/a.png' }, /^Thumbnail must be/],
    [{ thumbnail: undefined }, /^Please give the thumbnail/],
    [{ content: undefined }, /^Please give the content/],
    [{ content: { a: 1 } }, /^Content must be text/],
    [{ content: '<b>'.repeat(101) }, /^Content is nested deeper than 100/],
    [{ content: '<p>'.padEnd(512 * 1024 + 1, 'x') }, /^Content is larger than 512 kB/],
  ]
  for (const [part, message] of bad) {
    const answer = await post({ ...texts, ...part })
    expect([part, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([part, true])
    const told = answer.json<{ message: string; fields: Record<string, string> }>()
    expect(told.message).toMatch(message)
    expect(Object.keys(told.fields)).toEqual(Object.keys(part))
  }
  for (const payload of ['', '{', '[]', 'null', '"text"', '{}']) {
    const { app, headers } = { ...(await sameDoor()) }
    const answer = await app.inject({
      method: 'POST',
      url: '/api/blogs/post',
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    })
    expect([payload, answer.statusCode]).toEqual([payload, 400])
    expect(answer.json()).toMatchObject({ message: expect.stringMatching(/^[A-Z].+\.$/) })
  }
  expect(await rows()).toEqual([])

  async function sameDoor() {
    return openPostsDoor(house)
  }
})

onBothDatabases(
  'INS-5: whatever a title is made of, it is stored and shown whole',
  async (house) => {
    const { get, post } = await openPostsDoor(house)
    for (const title of [
      '👩🏽‍💻🧑‍🚀'.repeat(20),
      'מה שקרה ביום שלישי، ما حدث',
      'x'.repeat(500),
      '😀'.repeat(500),
      "Robert'); DROP TABLE posts;--",
      '<script>alert(1)</script>',
    ]) {
      const written = postIn(await post({ ...texts, title }))
      expect(written.title).toBe(title)
      expect(written.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      const read = await get(`/api/blogs/post/title/${written.slug.replaceAll('-', '%20')}`)
      expect(postsIn(read)).toEqual([written])
    }
  },
)

onBothDatabases(
  'API-5: who asks for lists without end keeps nobody else from one, and a list asked for at once is read once',
  async (house) => {
    const { app, post } = await openPostsDoor(house)
    await post()
    let answered = 0
    const askAs = async (remoteAddress: string, url: string) => {
      const answer = await app.inject({ url, remoteAddress })
      answered += answer.statusCode === 200 ? 1 : 0
      return answer
    }
    const flood = Array.from({ length: 60 }, (_, index) =>
      askAs('198.51.100.1', `/api/blogs/all-posts?n=${index}`),
    )
    const same = Array.from({ length: 60 }, () =>
      askAs('192.0.2.9', '/api/blogs/posts/category/engineering'),
    )
    const other = askAs('203.0.113.7', '/api/all-posts').then((answer) => ({ answer, answered }))
    const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200).length).toBe(33)
    const refused = (await Promise.all(flood)).find(({ statusCode }) => statusCode !== 200)!
    expect(refused.json()).toMatchObject({ code: 'too-busy' })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
    for (const answer of await Promise.all(same)) {
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(postsIn(answer)).toHaveLength(1)
    }
    // Two of the flood, and all who wanted the same, may come first.
    const { answer, answered: before } = await other
    expect(answer.statusCode).toBe(200)
    expect(before).toBeLessThan(60 + 10)
  },
)
