import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ask } from '../../server/ask.ts'
import { changePostOn, tokenOf, writePostOn } from '../../sent/posts-on-site.ts'
import { type Site, startSite } from '../../server/site.ts'

const engines = ['sqlite', 'postgres'] as const
const readers = 200
const changes = 6

for (const engine of engines) {
  let site: Site
  beforeAll(async () => void (site = await startSite({}, engine)))
  afterAll(async () => void (await site?.stop()))
  afterEach(() => expect(site.complaints()).toEqual([]))

  const read = async (path: string) => ask(site.url, path)

  test(
    `INS-5: a published change is in the next answer, and under ${readers} readers nobody gets the old page after the new one was served (${engine})`,
    { tags: ['long'] },
    async () => {
      const turn = (number: number) => ({
        title: 'Turns',
        category: 'Turning',
        content: `<p>turn-${number}-</p>`,
      })
      const { key, slug } = await writePostOn(site, turn(0))
      const paths = [
        `/insights/${slug}`,
        `/insights/${slug}.md`,
        '/feed.xml',
        '/insights?category=Turning',
      ]
      const newest = new Map(paths.map((path) => [path, 0]))
      let isOver = false
      let answers = 0
      const keepReading = async (number: number) => {
        const path = paths[number % paths.length]!
        while (!isOver) {
          const before = newest.get(path)!
          const { status, text } = await read(path)
          const seen = Number(/turn-(\d+)-/.exec(text)?.[1])
          if (status !== 200 || !(seen >= before))
            throw new Error(`${path} (${status}) had turn ${seen} after turn ${before} was served.`)
          newest.set(path, Math.max(newest.get(path)!, seen))
          answers++
        }
      }
      const reading = Promise.all(
        Array.from({ length: readers }, (_, number) => keepReading(number)),
      )
      reading.catch(() => (isOver = true))
      for (let number = 1; number <= changes && !isOver; number++) {
        await changePostOn(site, { key, ...turn(number) })
        for (const path of paths) expect((await read(path)).text).toContain(`turn-${number}-`)
      }
      isOver = true
      await reading
      expect([...newest.values()]).toEqual(paths.map(() => changes))
      expect(answers).toBeGreaterThan(readers)
    },
  )

  test(
    `ADM-3: while half a megabyte of code is looked through, others are answered in between (${engine})`,
    { tags: ['long'] },
    async () => {
      const code = `<pre><code class="language-javascript">${'a+b('.repeat(12_000)}</code></pre>`
      const content = code.repeat(10)
      let isOver = false
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${await tokenOf(site)}`,
      }
      const asked = { method: 'POST', headers, body: JSON.stringify({ content }) }
      const preview = fetch(`${site.url}/api/blogs/preview`, asked)
        .then(async (answer) => ({ status: answer.status, ...((await answer.json()) as object) }))
        .finally(() => (isOver = true))
      let answered = 0
      while (!isOver) {
        expect((await read('/healthz')).status).toBe(200)
        answered++
      }
      expect(await preview).toMatchObject({
        status: 200,
        html: expect.stringContaining('<pre><code class="hljs language-javascript">'),
      })
      expect(answered).toBeGreaterThan(20)
    },
  )

  test(`INS-7: an old address answers 301, an unknown one 404 (${engine})`, async () => {
    const post = { title: 'Before it moved', category: 'Moving', content: '<p>Here</p>' }
    const { key } = await writePostOn(site, post)
    expect((await read('/insights/before-it-moved')).status).toBe(200)
    await changePostOn(site, { ...post, key, title: 'After it moved' })
    for (const [path, to] of [
      ['/insights/before-it-moved', '/insights/after-it-moved'],
      ['/insights/before-it-moved.md', '/insights/after-it-moved.md'],
      ['/social/insights/before-it-moved.png', '/social/insights/after-it-moved.png'],
    ] as const) {
      const answer = await read(path)
      expect([path, answer.status, answer.headers.location]).toEqual([path, 301, to])
    }
    for (const path of ['/insights/never-there', '/insights/never-there.md'])
      expect([path, (await read(path)).status]).toEqual([path, 404])
    const near = await read('/insights/afer-it-moved')
    expect([near.status, near.text.includes('href="/insights/after-it-moved"')]).toEqual([
      404,
      true,
    ])
  })

  test(`INS: feeds, site map, pictures and the documentation answer (${engine})`, async () => {
    await writePostOn(site, {
      title: 'Fed',
      category: 'Q/A & more',
      content: '<p>Food</p>',
      thumbnail: '/drawings/post-backfill.svg',
    })
    const expected: [path: string, type: RegExp, has: string][] = [
      ['/feed.xml', /^application\/rss\+xml/, '<title>Fed</title>'],
      ['/feed.json', /^application\/feed\+json/, '"title":"Fed"'],
      ['/insights/feed/q%2Fa%20%26%20more.xml', /^application\/rss\+xml/, 'Q/A &#38; more'],
      ['/sitemap.xml', /^application\/xml/, '/insights/fed</loc>'],
      ['/llms.txt', /^text\/plain/, '/insights/fed.md'],
      ['/insights.md', /^text\/markdown/, '/insights/fed.md'],
      ['/insights/fed.md', /^text\/markdown/, '# Fed\n'],
      ['/drawings/post-backfill.svg', /^image\/svg/, '<svg'],
      ['/social/insights/fed.png', /^image\/png/, 'PNG'],
      ['/api/docs', /^text\/html/, '/api/blogs/all-posts'],
      ['/api/openapi.json', /^application\/json/, '"openapi":"3.1.0"'],
      ['/api/search?q=fed+food', /^application\/json/, '"kind":"post"'],
    ]
    for (const [path, type, has] of expected) {
      const answer = await read(path)
      expect([path, answer.status]).toEqual([path, 200])
      expect(answer.headers['content-type']).toMatch(type)
      expect([path, answer.text.includes(has)]).toEqual([path, true])
    }
    expect((await read('/insights/feed/nothing.xml')).status).toBe(404)
    expect((await read('/sitemaps/1.xml')).status).toBe(200)
    expect((await read('/sitemaps/9.xml')).status).toBe(404)
  })
}
