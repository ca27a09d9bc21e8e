import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { apiElsewhere } from '../../server/far-api.ts'
import { type Site, startSite } from '../../server/site.ts'

let api: Awaited<ReturnType<typeof apiElsewhere>>
let site: Site

beforeAll(async () => {
  api = await apiElsewhere()
  site = await startSite({ API_BASE_URL: api.url })
})

afterEach(() => api.answers())

afterAll(async () => {
  await site?.stop()
  await api?.close()
})

const read = async (path: string, of = site) => {
  const answer = await fetch(of.url + path, { redirect: 'manual' })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

const own = 'Exactly once is a column'

test('API_BASE_URL: the careers list, a job’s page and their feed show the jobs of that API and none of ours', async () => {
  const list = await read('/careers')
  expect(list.text).toContain(api.job.title)
  expect(list.text.match(/<article class="job"/g)).toHaveLength(1)
  const page = await read('/careers/keeper-of-the-far-lighthouse')
  expect(page.status).toBe(200)
  expect(page.text).toContain('Keep the lamp burning.')
  expect(page.text).toContain(`action="${api.url}/api/jobs/far-job/apply"`)
  expect(page.text).not.toContain('Invalid Date')
  const feed = await read('/careers/feed.xml')
  expect(feed.text.match(/<item>/g)).toHaveLength(1)
  expect(feed.text).not.toContain('Invalid Date')
})

test('API_BASE_URL: Insights, its categories and pages, and a post show the posts of that API, sanitised', async () => {
  const list = await read('/insights')
  expect(list.text.match(/<h3[^>]*>Far away \d/g)).toHaveLength(3)
  expect(list.text).not.toContain(own)
  expect(list.text).toContain('value="Farther"')
  expect((await read('/insights?after=3')).text).toContain('Far away 4')
  expect((await read('/insights?category=Elsewhere')).text).toContain('Far away 6')
  const post = await read('/insights/far-away-7')
  expect(post.status).toBe(200)
  expect(post.text).toContain('What is said far away, 7.')
  expect(post.text).not.toContain('window.attacked')
  const missing = await read('/insights/exactly-once-is-a-column')
  expect([missing.status, missing.text.includes('Error: Blog not found')]).toEqual([404, true])
})

test('API_BASE_URL: feeds, the site map, Markdown, the whole blog on one sheet and the search follow it', async () => {
  for (const path of ['/feed.xml', '/feed.json', '/insights.md', '/blog-posting-by-lexical']) {
    const { status, text } = await read(path)
    expect([path, status]).toEqual([path, 200])
    expect(text).toContain('Far away 7')
    expect(text).not.toContain(own)
    expect(text).not.toContain('window.attacked')
  }
  const map = await read('/sitemap.xml')
  expect(map.text.match(/\/insights\/far-away-\d/g)).toHaveLength(7)
  expect(map.text).toContain('/careers/keeper-of-the-far-lighthouse')
  expect(map.text).not.toContain('<lastmod></lastmod>')
  expect(map.text).not.toContain('/insights/exactly-once')
  const found = await read('/api/search?q=lighthouse')
  expect(found.text).toContain('/careers/keeper-of-the-far-lighthouse')
  expect((await read('/api/search?q=exactly once')).text).not.toContain('/insights/exactly-once')
})

test('INS-8: the sheet of the whole blog goes on after a token of any letters', async () => {
  const token = 'a+b/c=&d%'.repeat(50)
  api.answers((request) =>
    request.url?.includes('continuationToken=first')
      ? { posts: api.posts.slice(0, 1), hasMore: true, nextContinuationToken: token }
      : api.usual(request),
  )
  const { text } = await read('/blog-posting-by-lexical?after=first')
  const more = `/blog-posting-by-lexical?after=${encodeURIComponent(token)}`
  expect(text).toContain(`href="${more}"`)
  await read(more)
  const query = new URLSearchParams({ limit: '50', continuationToken: token })
  expect(api.asked.map(({ path }) => path)).toContain(`/api/blogs/all-posts?${query}`)
})

test('API_BASE_URL: the start says in words what it covers, and browsers may connect there', async () => {
  expect(site.lines.join('\n')).toMatch(/Posts and jobs are read from API_BASE_URL: .*Enquiries/)
  const { headers, text } = await read('/insights')
  expect(text).toContain(`<meta name="api-elsewhere" content="${api.url}"/>`)
  expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ${api.url}`)
})

for (const [how, answer] of [
  ['is silent', () => 'silence' as const],
  ['answers with something else', () => ({ posts: 'none', jobPosts: 7, categories: {} })],
] as const)
  test(
    `API_BASE_URL: where the API ${how}, pages say what the specification says and nothing hangs`,
    { tags: how === 'is silent' ? [] : ['long'] },
    async () => {
      api.answers(answer)
      const dark = await startSite({ API_BASE_URL: api.url })
      try {
        const careers = await read('/careers', dark)
        expect([careers.status, careers.text.includes('No Vacancy Available')]).toEqual([200, true])
        const list = await read('/insights', dark)
        expect(list.status).toBe(200)
        expect(list.text).toMatch(
          /Error: Failed to fetch blogs|No blogs available in this category\./,
        )
        if (how === 'is silent') {
          expect(list.text).toContain('Error: Failed to fetch blogs')
          const post = await read('/insights/far-away-7', dark)
          expect([post.status, post.text.includes('Error: Fetch by title failed')]).toEqual([
            503,
            true,
          ])
          expect((await read('/careers/keeper-of-the-far-lighthouse', dark)).status).toBe(503)
          expect((await read('/feed.xml', dark)).status).toBe(503)
          expect((await read('/contact', dark)).status).toBe(200)
          expect(dark.lines.join('\n')).toContain('Failed to fetch job postings')
        }
      } finally {
        await dark.stop()
      }
    },
  )

test(
  'API_BASE_URL: what failed is not kept: once the API answers again, so do the pages',
  { tags: ['long'] },
  async () => {
    api.answers(() => 'silence')
    const dark = await startSite({ API_BASE_URL: api.url })
    try {
      expect((await read('/insights', dark)).text).toContain('Error: Failed to fetch blogs')
      api.answers()
      await expect
        .poll(async () => (await read('/insights', dark)).text, { timeout: 15_000, interval: 500 })
        .toContain('Far away 7')
    } finally {
      await dark.stop()
    }
  },
)

test(
  'API_BASE_URL that names this very site reads our own posts and jobs as if it were not set',
  { tags: ['long'] },
  async () => {
    const home = await startSite({
      SITE_URL: 'http://www.example.com',
      API_BASE_URL: 'http://www.example.com',
    })
    try {
      const post = await read('/insights/exactly-once-is-a-column', home)
      expect(post.status).toBe(200)
      // Nor does a browser ask another address than the one it is at.
      expect(post.text).not.toMatch(/apiBaseUrl|api-elsewhere/)
      expect((await read('/insights')).text).toContain('apiBaseUrl')
    } finally {
      await home.stop()
    }
  },
)
