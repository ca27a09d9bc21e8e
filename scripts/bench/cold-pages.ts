import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moment, spentBetween } from './profile.ts'
import { type Running, startSite } from './running-site.ts'
import { atMost, type Row } from './table.ts'

/** So many that compilers have done with the code of a page. */
const warmUp = 400
const counted = 200
const noPagesKept = { PAGE_CACHE_MB: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'error' }
const headers = { accept: 'text/html', 'accept-encoding': 'br' }

type Asked = { name: string; path: string; most: number; form?: Record<string, string> }
type Timed = Asked & { ms: number; floorMs: number; from: number; to: number }

/** Processor time of all threads for a page that is not ready, and what it goes into. */
export async function measureRender(): Promise<Row[]> {
  const timed = await timeAll([])
  // Looked at closely everything takes longer: the figures are those of a run without.
  const profiles = mkdtempSync(join(tmpdir(), 'foyer-profiles-'))
  const close = await timeAll(['--cpu-prof', `--cpu-prof-dir=${profiles}`])
  for (const one of close) console.log(sharesOf(one, spentBetween(profiles, one.from, one.to)))
  rmSync(profiles, { recursive: true })
  return timed.map(({ name, ms, floorMs, most }) =>
    atMost(
      `${name}, not ready: processor time (by hand ${floorMs.toFixed(2)} ms, ratio ${(ms / floorMs).toFixed(0)})`,
      ms,
      most,
      'ms',
    ),
  )
}

async function timeAll(flags: string[]): Promise<Timed[]> {
  const site = await startSite(undefined, noPagesKept, flags)
  const timed: Timed[] = []
  try {
    for (const asked of await pagesOf(site)) timed.push(await processorTime(site, asked))
  } finally {
    await site.stop()
  }
  return timed
}

async function pagesOf({ url }: Running): Promise<Asked[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  const job = new URL(/<loc>([^<]+\/careers\/[^<]+)/.exec(map)![1]!).pathname
  return [
    { name: 'Home', path: '/', most: 5 },
    { name: 'A service', path: '/services/technology/ai', most: 3 },
    { name: 'A case', path: '/work/kaveri-checkout', most: 3 },
    { name: 'Insights', path: '/insights', most: 3 },
    { name: 'A post', path: '/insights/exactly-once-is-a-column', most: 4 },
    { name: 'A job', path: job, most: 3 },
    { name: 'The search page, one typo', path: '/search?q=clud', most: 5 },
    { name: '/api/search, one typo', path: '/api/search?q=clud', most: 3 },
    { name: 'A form that is refused', path: '/contact', most: 5, form: { name: 'Asha' } },
    { name: 'The shell of the desk', path: '/admin/overview', most: 3 },
  ]
}

export async function processorTime({ url, pid }: Running, asked: Asked): Promise<Timed> {
  const { path, form } = asked
  async function ask() {
    const sent = new FormData()
    for (const [name, value] of Object.entries(form ?? {})) sent.set(name, value)
    const answer = await fetch(url + path, { headers, ...(form && { method: 'POST', body: sent }) })
    const wanted = form ? 400 : 200
    if (answer.status !== wanted) throw new Error(`${path} answered ${answer.status}`)
    return answer.text()
  }
  for (let count = 0; count < warmUp; count++) await ask()
  const from = moment()
  const before = processorMs(pid)
  let page = ''
  for (let count = 0; count < counted; count++) page = await ask()
  const ms = (processorMs(pid) - before) / counted
  return { ...asked, ms, floorMs: byHand(page), from, to: moment() }
}

/** In hundredths of a second, as the kernel counts. */
function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

/** The same bytes from a template written by hand: every text escaped, put together, named by its content. */
function byHand(page: string): number {
  const parts = page.split(/(?<=>)(?=[^<])|(?=<)/)
  const escaped: Record<string, string> = { '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  const draw = () => {
    const texts = parts.map((part) =>
      part.startsWith('<') ? part : part.replaceAll(/[<>"]/g, (sign) => escaped[sign]!),
    )
    return createHash('sha256')
      .update(Buffer.from(texts.join('')))
      .digest('base64url')
  }
  for (let count = 0; count < 300; count++) draw()
  const before = process.cpuUsage()
  for (let count = 0; count < 300; count++) draw()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / 300
}

function sharesOf({ name }: Timed, spent: Map<string, number>): string {
  const all = [...spent.values()].reduce((sum, one) => sum + one, 0)
  const shares = [...spent]
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind, one]) => `${kind} ${Math.round((100 * one) / all)}%`)
  return `${name}: ${shares.join(', ')}`
}
