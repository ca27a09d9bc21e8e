import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Answer = (request: IncomingMessage) => object | undefined | 'silence' | 'refusal'

const posts = Array.from({ length: 7 }, (_, place) => ({
  key: `far-${7 - place}`,
  id: `far-${7 - place}`,
  title: `Far away ${7 - place}`,
  category: place % 2 ? 'Elsewhere' : 'Farther',
  thumbnail: '',
  summary: '',
  content: `<p>What is said far away, ${7 - place}.</p><script>window.attacked = 1</script>`,
  updatedAt: `2026-0${7 - place}-01T08:00:00.000Z`,
}))

const job = {
  id: 'far-job',
  title: 'Keeper of the far lighthouse',
  description: 'Keep the lamp burning.\n\nEvery night.',
  requirements: 'Steady hands\nGood eyes',
  location: 'Far Island',
  salaryRange: '1,000 to 1,200 fish a year',
}

const listed = (all: typeof posts, { searchParams }: URL) => {
  const from = Number(searchParams.get('continuationToken') ?? 0)
  const end = from + Number(searchParams.get('limit') ?? 10)
  const hasMore = end < all.length
  return {
    posts: all.slice(from, end),
    hasMore,
    nextContinuationToken: hasMore ? String(end) : null,
  }
}

function usual({ url = '/', method }: IncomingMessage): object | undefined {
  const asked = new URL(url, 'http://api')
  const path = decodeURIComponent(asked.pathname)
  if (method === 'POST' && path === '/jobs/apply') return {}
  if (method === 'POST' && path === '/admin/login')
    return { token: 'far-token', message: 'Logged in Successfully' }
  // What these answer is nowhere said.
  if (method === 'PUT' || method === 'DELETE' || (method === 'POST' && path === '/jobs')) return {}
  if (path === '/jobs') return { jobPosts: [job] }
  if (path === '/api/blogs/categories')
    return { success: true, categories: ['Elsewhere', 'Farther'] }
  if (path.startsWith('/api/blogs/all-posts')) return listed(posts, asked)
  const category = /^\/api\/blogs\/posts\/category\/(.+)$/.exec(path)?.[1]
  if (category)
    return listed(
      posts.filter((one) => one.category === category),
      asked,
    )
  const words = /^\/api\/blogs\/post\/title\/(.+)$/.exec(path)?.[1]
  if (words) return { posts: posts.filter(({ title }) => title.toLowerCase() === words) }
  const key = /^\/api\/blogs\/post\/key\/(.+)$/.exec(path)?.[1]
  const post = posts.find((one) => one.key === key)
  if (post) return { post }
  if (path === '/api/jobs/far-job/apply') return { message: 'Taken.' }
  return undefined
}

/** Another company's API with posts and jobs of its own, which browsers of any origin may ask. */
export async function apiElsewhere() {
  let answer: Answer = usual
  const asked: { method: string; path: string; origin: string | undefined; body: Buffer }[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const body = await buffer(request)
    asked.push({ method, path, origin: headers.origin, body })
    const cors = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
      'content-type': 'application/json',
    }
    if (method === 'OPTIONS') return response.writeHead(204, cors).end()
    const given = answer(request)
    if (given === 'silence') return undefined
    // As gateways do, and without a word that a browser may read.
    if (given === 'refusal') return response.writeHead(403).end()
    return response.writeHead(given ? 200 : 404, cors).end(JSON.stringify(given ?? {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    usual,
    job,
    posts,
    /** From now on it says something else, nothing at all, or with no argument what it has. */
    answers: (other: Answer = usual) => void (answer = other),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
