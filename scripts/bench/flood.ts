import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { application, multipartBody, pdf } from '../../test/sent/sent-forms.ts'
import { metric, type Running, startSite } from './running-site.ts'
import { atLeast, atMost, type Row } from './table.ts'

/** Sixty-four connections that each ask for one search after the other, never the same. */
const searches = `
local n = 0
request = function() n = n + 1; return wrk.format("GET", "/search?q=a" .. n .. "+b" .. n * 7) end`

const figures = `
done = function(summary, latency)
  io.write("figures " .. summary.requests / summary.duration * 1e6 .. " " .. latency:percentile(99) / 1000 .. "\\n")
end`

const floodSeconds = 12

/**
 * What becomes of everybody else while somebody asks for what is not ready, as fast as they can: as a
 * house is by default, and from so many addresses that only the lines hold.
 */
export async function measureFlood(): Promise<Row[]> {
  return [...(await measure('on')), ...(await measure('off'))]
}

async function measure(limits: 'on' | 'off'): Promise<Row[]> {
  const flooded = `beside a flood of searches, limits ${limits}`
  const directory = mkdtempSync(join(tmpdir(), 'foyer-flood-'))
  const script = (name: string, lua: string) => {
    writeFileSync(join(directory, name), lua)
    return join(directory, name)
  }
  const [many, told] = [script('searches.lua', searches), script('figures.lua', figures)]
  const site = await startSite(undefined, { LOG_LEVEL: 'error', RATE_LIMIT: limits })
  try {
    const first = await timeOf(() => fetch(site.url))
    await fetch(site.url)
    const { jobPosts } = (await (await fetch(`${site.url}/jobs`)).json()) as {
      jobPosts: { id: string }[]
    }
    const alone = ready(site, told)
    const flood = spawn('wrk', ['-t1', '-c64', `-d${floodSeconds}s`, '-s', many, site.url])
    const over = once(flood, 'exit')
    await wait(1500)
    const beside = ready(site, told)
    const health: number[] = []
    for (let count = 0; count < 20; count++)
      health.push(await timeOf(() => fetch(`${site.url}/healthz`)))
    const applied = await timeOf(() => apply(site, jobPosts[0]!.id))
    await over
    const bytes = await settledMemory(site)
    return [
      atMost('Home, the first request after ready', first, 60, 'ms'),
      atLeast(
        `Ready pages ${flooded}, of their rate alone`,
        (100 * beside.rate) / alone.rate,
        50,
        '%',
      ),
      atMost(`Ready pages ${flooded}, 99th percentile`, beside.p99, 25, 'ms'),
      atMost(`/healthz ${flooded}, the slowest of 20`, Math.max(...health), 50, 'ms'),
      atMost(`An application ${flooded}, answered and stored after`, applied, 1000, 'ms'),
      atMost('Resident memory within a minute after that flood', bytes / 1024 / 1024, 250, 'MB', 0),
    ]
  } finally {
    await site.stop()
    rmSync(directory, { recursive: true })
  }
}

async function apply({ url }: Running, job: string) {
  const { payload: body, headers } = multipartBody(application, [
    { field: 'resume', name: 'CV.pdf', bytes: pdf('A life in tests', 300_000) },
  ])
  const answer = await fetch(`${url}/api/jobs/${job}/apply`, { method: 'POST', headers, body })
  if (answer.status !== 201) throw new Error(`An application was answered ${answer.status}`)
  return answer
}

/** The least that is seen in that minute: what is idle is collected every ten seconds. */
async function settledMemory(site: Running) {
  let least = Number.POSITIVE_INFINITY
  for (let second = 0; second < 60 && least > 200 * 1024 * 1024; second++) {
    await wait(1000)
    least = Math.min(least, await metric(site, 'process_resident_memory_bytes'))
  }
  return least
}

async function timeOf(work: () => Promise<Response>) {
  const start = performance.now()
  await (await work()).text()
  return performance.now() - start
}

function ready({ url }: Running, script: string) {
  const given = ['-t1', '-c16', '-d4s', '-H', 'accept-encoding: br', '-s', script, `${url}/`]
  const { stdout } = spawnSync('wrk', given, { encoding: 'utf8' })
  const [, rate = '0', p99 = 'Infinity'] = /figures ([\d.]+) ([\d.]+)/.exec(stdout) ?? []
  return { rate: Number(rate), p99: Number(p99) }
}
