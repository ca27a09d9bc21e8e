import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../test/database/postgres-server.ts'
import { makeBigInbox } from './big-inbox.ts'
import { madeWord } from './made/made-posts.ts'
import { startSite } from './running-site.ts'
import { atMost, median, type Row } from './table.ts'

const owner = { email: 'bench@example.com', password: 'correct horse battery' }
const count = 50_000
const rounds = 9

/** What is asked of an inbox: frequent words and rare ones, their beginnings, none at all; alone and with filters. */
const questions: Record<string, string[]> = {
  'first page': ['/api/enquiries', '/api/applications?sort=oldest', '/api/enquiries?limit=50'],
  search: [
    'example',
    madeWord(0),
    madeWord(1).slice(0, 2),
    madeWord(700),
    madeWord(19_000),
    `${madeWord(0)} ${madeWord(3)}`,
    `${madeWord(0)} ${madeWord(15_000)}`,
    'nobodyhasthisword',
    '9800012345',
    madeWord(2001),
  ].flatMap((words) => [`/api/enquiries?q=${words}`, `/api/applications?q=${words}`]),
  filter: [
    '/api/enquiries?state=spam',
    '/api/applications?state=withdrawn',
    '/api/enquiries?unread=yes',
    '/api/enquiries?assignee=me',
    '/api/inbox/unread',
    '/api/applications?job=job-3',
    '/api/applications?job=nobody',
    '/api/applications/jobs',
    '/api/applications?state=hired&unread=yes&sort=oldest',
  ],
  'search and filter': ['example', madeWord(0), madeWord(700), 'nobodyhasthisword'].flatMap(
    (words) => [
      `/api/enquiries?q=${words}&state=spam`,
      `/api/applications?q=${words}&state=withdrawn`,
      `/api/enquiries?q=${words}&assignee=me`,
      `/api/enquiries?q=${words}&unread=yes&sort=oldest`,
      `/api/applications?q=${words}&job=job-3`,
    ],
  ),
}

/** An inbox of 50,000 of each kind on both engines, asked as the desk asks; nothing in between is cached. */
export async function measureInbox(): Promise<Row[]> {
  Object.assign(process.env, {
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    RATE_LIMIT: 'off',
  })
  const rows = await measureOn('SQLite')
  const scratch = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  const postgres = await startPostgres(scratch)
  try {
    rows.push(...(await measureOn('PostgreSQL', postgres.url)))
  } finally {
    await postgres.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
  return rows
}

async function measureOn(engine: string, databaseUrl?: string): Promise<Row[]> {
  const began = performance.now()
  const dataDir = await makeBigInbox(count, databaseUrl)
  console.error(`${engine}: made in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  if (databaseUrl) process.env.DATABASE_URL = databaseUrl
  const site = await startSite(dataDir)
  try {
    const authorization = await logIn(site.url)
    const slowest = async (addresses: string[]) => {
      const times: number[] = []
      for (const address of addresses) {
        const took: number[] = []
        for (let round = 0; round < rounds; round++)
          took.push(await time(site.url + address, authorization))
        console.error(`${engine}: ${median(took).toFixed(1).padStart(6)} ms  ${address}`)
        times.push(median(took))
      }
      return Math.max(...times)
    }
    const rows: Row[] = []
    for (const [name, addresses] of Object.entries(questions)) {
      const what = `Inbox of ${count.toLocaleString('en')}, ${name}, the slowest question (${engine})`
      rows.push(atMost(what, await slowest(addresses), 100, 'ms'))
    }
    const overview = `Home of the desk over an inbox of ${count.toLocaleString('en')} (${engine})`
    rows.push(atMost(overview, await slowest(['/api/desk/overview']), 300, 'ms'))
    return rows
  } finally {
    await site.stop()
    delete process.env.DATABASE_URL
  }
}

async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  return `Bearer ${((await answer.json()) as { token: string }).token}`
}

async function time(address: string, authorization: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(address, { headers: { authorization } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`)
  return performance.now() - began
}
