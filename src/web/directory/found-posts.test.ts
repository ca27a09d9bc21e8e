import { sample } from '../../../test/sample/sample-documents.ts'
import { expect } from 'vitest'
import { sql } from 'kysely'
import { type House, onBothDatabases } from '../../../test/database/both-databases.ts'
import { openBlog } from '../../features/posts/read/blog.ts'
import { changePost } from '../../features/posts/write/change-post.ts'
import { removePost } from '../../features/posts/write/remove-post.ts'
import { writePost } from '../../features/posts/write/write-post.ts'
import { sampleContent } from '../../features/sessions/actor.ts'
import { samplePosts } from '../../../test/sample/sample-posts-and-jobs.ts'
import { fillEmptyDatabase } from '../../features/packs/fill-empty-database.ts'
import { machineClock } from '../../platform/clock.ts'
import { feedAddress } from './feed-address.ts'
import { jsonFeed, rss } from './feeds/feed.server.ts'
import { findPage } from './find-page.server.ts'
import { spellAddress } from './spell-address.ts'
import { listPages } from './list-pages.server.ts'
import { recentPosts } from './feeds/recent-posts.ts'
import { siteFile } from './files/site-file.server.ts'
import { sitemap, sitemapPart } from './files/sitemap.ts'
import { structuredData } from './structured-data/structured-data.ts'

const origin = 'https://www.acme.example'
const { company } = sample
const absolute = (path: string) => new URL(path, origin).href
const texts = {
  title: 'Queues & <locks>',
  category: 'Engineering',
  thumbnail: '',
  content:
    '<h2>Why</h2><p>See <a href="/work">work</a> and <a href="#why">why</a> &amp; <em>how</em>.</p>',
}

const write = ({ changes }: House, part: Partial<typeof texts> = {}) =>
  writePost({ changes }, sampleContent, { ...texts, ...part })

onBothDatabases('INS-7: the directory finds a post, its old address and nothing', async (house) => {
  const blog = openBlog(house)
  const { id } = await write(house)
  const found = await findPage('/Insights/QUEUES-locks', sample, blog)
  expect(found).toMatchObject({
    entry: { path: '/insights/queues-locks', kind: 'post', title: texts.title },
  })
  expect(spellAddress('/Insights/Queues-Locks.data?x', new Map())).toBe(
    '/insights/queues-locks.data?x',
  )
  await changePost(house, sampleContent, id, { ...texts, title: 'Locks' })
  expect(await findPage('/insights/queues-locks', sample, blog)).toEqual({
    movedTo: '/insights/locks',
  })
  await removePost(house, sampleContent, id)
  for (const path of ['/insights/locks', '/insights/%F0%9F%98%80', '/insights/a/b'])
    expect(await findPage(path, sample, blog)).toBeUndefined()
})

onBothDatabases('INS-5: a post says what it is: BlogPosting and breadcrumbs', async (house) => {
  const { publishedAt } = await write(house)
  const found = await findPage('/insights/queues-locks', sample, openBlog(house))
  if (!found || !('entry' in found)) throw new Error('There is no such page.')
  const { entry } = found
  const data = structuredData(
    entry,
    [...entry.parents, { label: entry.title, path: entry.path }],
    absolute,
    sample,
  )
  const graph = data['@graph'] as { '@type': string }[]
  expect(graph.map((thing) => thing['@type'])).toEqual([
    'Organization',
    'WebPage',
    'BreadcrumbList',
    'BlogPosting',
  ])
  expect(graph[3]).toMatchObject({
    headline: texts.title,
    datePublished: publishedAt,
    articleSection: 'Engineering',
    description: 'Why See work and why & how.',
    wordCount: 6,
    image: `${origin}/social/insights/queues-locks.png`,
  })
  expect(entry.markdown()).toBe(
    `# Queues & \\<locks>\n\nEngineering · ${publishedAt.slice(0, 10)}\n\n## Why\n\nSee [work](/work) and why & *how*.\n`,
  )
})

onBothDatabases('INS: posts are in the site map, llms.txt and on the list', async (house) => {
  const blog = openBlog(house)
  await write(house)
  const { updatedAt } = await write(house, { title: 'Newer' })
  const map = await (
    await siteFile('/sitemap.xml', {
      absolute,
      documents: sample,
      clock: machineClock,
      posts: blog,
    })
  ).text()
  const pages = listPages(sample)
  expect(map.match(/<url>/g)).toHaveLength(pages.length + 2)
  expect(map).toContain(
    `<loc>${origin}/insights/newer</loc><lastmod>${updatedAt.slice(0, 10)}</lastmod>`,
  )
  const llms = await (
    await siteFile('/llms.txt', { absolute, documents: sample, clock: machineClock, posts: blog })
  ).text()
  expect(llms).toContain(`- [Newer](${origin}/insights/newer.md): Why See work`)
  expect(await recentPosts(blog, 1)).toMatch(/^- \[Newer\]\(\/insights\/newer\.md\): /)
})

onBothDatabases(
  'INS: to whoever reads, a scheduled post was changed last when it appeared',
  async (house) => {
    const blog = openBlog(house)
    const { id } = await write(house)
    const [written, appeared] = ['2026-05-01T08:00:00.000Z', '2026-05-10T09:00:00.000Z']
    await house.db
      .updateTable('posts')
      .set({ publishedAt: appeared, updatedAt: written })
      .where('id', '=', id)
      .execute()
    const found = await findPage('/insights/queues-locks', sample, blog)
    if (!found || !('entry' in found)) throw new Error('There is no such page.')
    expect(found.entry.lastModified).toBe('2026-05-10')
    expect(found.entry.things(absolute)).toMatchObject([{ dateModified: appeared }])
    const { posts } = await blog.listWhole()
    expect(rss({ posts, absolute, company })).toContain(
      '<lastBuildDate>Sun, 10 May 2026 09:00:00 GMT</lastBuildDate>',
    )
    expect(JSON.parse(jsonFeed({ posts, absolute, company })).items).toMatchObject([
      { date_modified: appeared },
    ])
    expect(await sitemap([], blog, absolute)).toContain('<lastmod>2026-05-10</lastmod>')
  },
)

onBothDatabases('INS: beyond 50,000 addresses the site map is a list of files', async (house) => {
  const blog = openBlog(house)
  await write(house)
  await sql`insert into posts ("id", "slug", "title", "category", "categoryKey", "thumbnail", "summary",
      "opening", "authorName", "state", "publishedAt", "createdAt", "updatedAt", "version", "content")
    with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < 50000)
    select 'p' || number, 'post-' || number, 'Post', 'Engineering', 'engineering', '', '', '', '',
      'published', '2024-01-01T00:00:00.000Z', '2024-01-01', '2024-02-03T00:00:00.000Z', 1, ''
    from numbers`.execute(house.db)
  const pages = listPages(sample)
  const index = await sitemap(pages, blog, absolute)
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)
  expect(index).toMatch(/<sitemapindex /)
  expect(files).toEqual(['pages', '1', '2', '3'].map((part) => `${origin}/sitemaps/${part}.xml`))
  const found: string[] = []
  for (const file of files) {
    const answer = await siteFile(new URL(file).pathname, {
      absolute,
      documents: sample,
      clock: machineClock,
      posts: blog,
    })
    expect(answer.status).toBe(200)
    found.push(
      ...[...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one]) => one!),
    )
  }
  expect(found).toHaveLength(pages.length + 50_001)
  expect(new Set(found).size).toBe(found.length)
  for (const part of ['4', '0', '-1', 'x', '1e3'])
    expect(await sitemapPart(part, pages, blog, absolute)).toBeUndefined()
})

onBothDatabases(
  'INS: the feeds have the newest posts whole, with whole addresses',
  async (house) => {
    await write(house)
    await write(house, { title: '你好', category: 'Machine learning', content: '<p>a &amp; b</p>' })
    const { posts } = await openBlog(house).listWhole()
    const feed = rss({ posts, absolute, company })
    expect(feed).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0"/)
    expect(feed.match(/<item>/g)).toHaveLength(2)
    expect(feed).toContain('<title>Queues &#38; &#60;locks&#62;</title>')
    expect(feed).toContain(`<pubDate>${new Date(posts[1]!.publishedAt).toUTCString()}</pubDate>`)
    expect(feed).toContain('&#60;a href=&#34;https://www.acme.example/work&#34;')
    expect(feed).toContain('https://www.acme.example/insights/queues-locks#post-why&#34;')
    expect(feed).toContain('&#60;p&#62;a &#38;amp; b&#60;/p&#62;')
    expect(feedAddress('Machine learning')).toBe('/insights/feed/machine%20learning.xml')
    const json = JSON.parse(jsonFeed({ posts, absolute, company }))
    expect(json.items).toMatchObject([
      { title: '你好', tags: ['Machine learning'] },
      { url: `${origin}/insights/queues-locks`, id: posts[1]!.key },
    ])
    expect(rss({ posts: [], absolute, company })).toContain('<channel>')
  },
)

onBothDatabases(
  'INS: what a post says is text in llms.txt and feeds, never markup',
  async (house) => {
    const blog = openBlog(house)
    const summary = '<b>Both</b> [x](javascript:1) & "more"'
    await writePost(house, sampleContent, { ...texts, summary, category: '<i>Teams</i>' })
    const escaped = '\\<b>Both\\</b> \\[x\\](javascript:1) & "more"'
    expect(await recentPosts(blog, 1)).toBe(
      `- [Queues & \\<locks>](/insights/queues-locks.md): ${escaped}`,
    )
    const found = await findPage('/insights/queues-locks', sample, blog)
    if (!found || !('entry' in found)) throw new Error('There is no such page.')
    expect(found.entry.markdown()).toContain(`\n\\<i>Teams\\</i> · `)
    expect(found.entry.markdown()).toContain(`\n> ${escaped}\n`)
    const { posts } = await blog.listWhole()
    expect(rss({ posts, absolute, company })).toContain(
      '<description>&#38;#60;b&#38;#62;Both&#38;#60;/b&#38;#62; [x](javascript:1) &#38;#38; &#34;more&#34;</description>',
    )
  },
)

onBothDatabases('INS: every sample post reads well in Markdown', async (house) => {
  await fillEmptyDatabase(house.changes, 'packs/naksha')
  const blog = openBlog(house)
  const { posts } = await blog.listWhole({ limit: 50 })
  expect(posts).toHaveLength(samplePosts.length)
  for (const { slug, content } of posts) {
    const found = await findPage(`/insights/${slug}`, sample, blog)
    if (!found || !('entry' in found)) throw new Error(`There is no page for ${slug}.`)
    const markdown = found.entry.markdown()
    const prose = markdown.replace(/^(`{3,})[^]*?^\1$/gm, '').replace(/`[^`]*`/g, '')
    expect(prose).not.toMatch(/(?<!\\)<\/?[a-z]/)
    expect(markdown.match(/^## /gm)?.length ?? 0).toBe(content.match(/<h2/g)?.length ?? 0)
    expect(markdown.match(/^```/gm)?.length ?? 0).toBe(2 * (content.match(/<pre/g)?.length ?? 0))
    expect(found.entry.drawing).toMatch(/^post-/)
  }
})
