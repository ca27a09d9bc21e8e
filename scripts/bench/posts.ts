import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { continuationToken } from '../../src/platform/continuation-token.ts'
import { makeBigBlog } from './big-blog.ts'
import { madeWord } from './made/made-posts.ts'
import { type Running, startSite } from './running-site.ts'
import { atMost, median, type Row } from './table.ts'

const owner = { email: 'bench@example.com', password: 'correct horse battery' }
const rounds = 40
const [few, many] = [30, 100_000]

type Blog = { site: Running; token: string; changed: string; pages: Record<string, string> }

/** A blog of 100,000 posts against one of 30, and the search in the large one. */
export async function measurePosts(): Promise<Row[]> {
  Object.assign(process.env, {
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    RATE_LIMIT: 'off',
  })
  const small = await openBlog(few)
  const large = await openBlog(many)
  try {
    const rows: Row[] = []
    for (const name of Object.keys(small.pages)) {
      const [a, b] = await compare(small, large, name)
      rows.push(atMost(`${name}: ${many.toLocaleString('en')} posts, uncached`, b / a, 1.5, '×', 2))
      console.error(`${name}: ${a.toFixed(2)} ms with ${few}, ${b.toFixed(2)} ms with ${many}`)
    }
    rows.push(...(await measureSearch(large)))
    return rows
  } finally {
    await small.site.stop()
    await large.site.stop()
  }
}

async function openBlog(count: number): Promise<Blog> {
  const began = performance.now()
  const dataDir = await makeBigBlog(count)
  console.error(`made ${count} posts in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  const site = await startSite(dataDir)
  await fetch(`${site.url}/api/blogs/all-posts?limit=1`)
  const database = new SqliteDatabase(join(dataDir, 'foyer.sqlite'), { readonly: true })
  const secret = (name: string) =>
    database.prepare('select value from settings where name = ?').pluck().get(name) as string
  type Listed = { id: string; at: string; slug: string }
  const places = database
    .prepare('select id, "publishedAt" as at, slug from posts order by "publishedAt" limit 4')
    .all() as Listed[]
  const last = continuationToken(secret('continuationSecret'), 'posts', places[3]!)
  database.close()
  const answer = await fetch(`${site.url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  const { token } = (await answer.json()) as { token: string }
  const pages = {
    'First list page': '/insights',
    'Last list page': `/insights?after=${encodeURIComponent(last)}`,
    'Category page': '/insights?category=Data',
    'Post page': `/insights/${places[2]!.slug}`,
    'API, first page': '/api/blogs/all-posts/short-summary?limit=3',
    'API, last page': `/api/blogs/all-posts?limit=3&continuationToken=${encodeURIComponent(last)}`,
  }
  return { site, token, changed: places[0]!.id, pages }
}

/** Takes turns, so that what else the machine does meets both alike. */
async function compare(small: Blog, large: Blog, name: string): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let round = -5; round < rounds; round++)
    for (const [index, blog] of [small, large].entries()) {
      await touch(blog)
      const took = await time(blog.site.url + blog.pages[name]!)
      if (round >= 0) times[index]!.push(took)
    }
  return [median(times[0]), median(times[1])]
}

/** A change of any post makes every page that shows posts new. */
async function touch({ site, token, changed }: Blog) {
  const answer = await fetch(`${site.url}/api/blogs/post/${changed}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ title: 'A', category: 'Mobile', thumbnail: '', content: '<p>a</p>' }),
  })
  if (!answer.ok) throw new Error(`A change was answered with ${answer.status}.`)
  await answer.arrayBuffer()
}

async function time(address: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(address)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`)
  return performance.now() - began
}

async function measureSearch({ site }: Blog): Promise<Row[]> {
  const times: number[] = []
  const asked = Array.from({ length: 200 }, (_, turn) => questionFor(turn))
  for (const typed of asked)
    times.push(await time(`${site.url}/api/search?q=${encodeURIComponent(typed)}`))
  const sorted = times.toSorted((a, b) => a - b)
  const worst = times.indexOf(sorted.at(-1)!)
  console.error(`slowest search: '${asked[worst]}' in ${sorted.at(-1)!.toFixed(1)} ms`)
  return [
    atMost(`Search in ${many.toLocaleString('en')} posts, median`, median(times), 50, 'ms'),
    atMost(`Search in ${many.toLocaleString('en')} posts, 95 of 100`, sorted[189]!, 50, 'ms'),
  ]
}

/** Frequent words, rare ones, several, the beginnings of words, and words with a letter wrong. */
function questionFor(turn: number): string {
  const one = madeWord((turn * 37) % 200)
  const rare = madeWord(5000 + turn * 131)
  const wrong = `${rare.slice(0, 2)}q${rare.slice(3)}`
  const kinds = [one, rare, `${one} ${madeWord(turn)}`, rare.slice(0, 4), wrong, `${one} ${rare}`]
  return kinds[turn % kinds.length]!
}
