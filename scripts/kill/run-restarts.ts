import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Load, write } from './clients.ts'
import { countLosses } from './count-losses.ts'
import { environmentAt, type WhereItRuns, startToKill } from './killed-server.ts'

export type How = 'fast' | 'immediate'

type Reads = Record<string, number>

const writers = 4
const readyPages = ['/', '/insights', '/careers']
const answers = [
  '/jobs',
  '/api/blogs/all-posts?limit=5',
  '/search?q=post',
  '/insights?category=none',
]

/** Restarts PostgreSQL again and again while others read and write, and counts what the site says and loses. */
export async function runRestarts(
  place: WhereItRuns & { databaseUrl: string },
  restarts: How[],
  restart: (how: How) => Promise<void>,
  tell: (line: string) => void = () => {},
) {
  const server = await startToKill(environmentAt(place), undefined)
  const { url, child } = server
  const { jobPosts } = (await (await fetch(`${url}/jobs`)).json()) as {
    jobPosts: { id: string }[]
  }
  const ids = jobPosts.map(({ id }) => id)
  const load: Load = { told: [], lostAnswers: 0, refused: [] }
  const over = new AbortController()
  for (const path of readyPages) await (await fetch(url + path)).arrayBuffer()
  const pages: Reads = {}
  const others: Reads = {}
  const working = [
    ...Array.from({ length: writers }, () => write(url, ids, load, over.signal)),
    ...readyPages.map((path) => read(url + path, pages, over.signal)),
    ...answers.map((path) => read(url + path, others, over.signal)),
  ]
  for (const how of restarts) {
    await untilMoreTold(load)
    await wait(randomInt(500))
    await restart(how)
    await untilReady(url)
    tell(`${how}: ${load.told.length} stored and told so far`)
  }
  await untilMoreTold(load)
  over.abort()
  await Promise.all(working)
  const survived = child.exitCode === null && child.signalCode === null
  child.kill('SIGTERM')
  await server.gone
  const losses = await countLosses(place, load.told)
  const refused = [...new Set(load.refused)]
  return { survived, pages, others, ...losses, refused, lostAnswers: load.lostAnswers }
}

async function read(address: string, seen: Reads, signal: AbortSignal) {
  while (!signal.aborted) {
    const what = await fetch(address).then(
      async (answer) => {
        await answer.arrayBuffer()
        const isExplained = answer.status !== 503 || answer.headers.has('retry-after')
        return `${answer.status}${isExplained ? '' : ' without Retry-After'}`
      },
      () => 'no answer',
    )
    seen[what] = (seen[what] ?? 0) + 1
    await wait(20)
  }
}

/** Nothing is proved by a restart while nobody gets anything stored. */
async function untilMoreTold({ told }: Load) {
  const enough = told.length + writers
  for (let attempt = 0; told.length < enough; attempt++) {
    if (attempt === 1200) throw new Error('Nothing was stored for a minute.')
    await wait(50)
  }
}

async function untilReady(url: string) {
  for (let attempt = 0; attempt < 600; attempt++) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await wait(50)
  }
  throw new Error('The site was not ready within 30 seconds after a restart.')
}
