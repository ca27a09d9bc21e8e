import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startNginx } from './nginx.ts'
import { metric, pathsOfSitemap, type Running, startSite } from './running-site.ts'
import { atLeast, atMost, exactly, median, type Row } from './table.ts'

const rounds = 3
const seconds = 4

/** With the fast lane, and as node:http answers without it. */
export async function measureRequests(): Promise<Row[]> {
  const rows: Row[] = []
  for (const [lane, least] of Object.entries({ on: 70, off: 45 })) {
    const site = await startSite(undefined, { FAST_LANE: lane })
    const gzipped = await homeGzipped(site)
    const nginx = await startNginx(gzipped)
    try {
      const pages = await compare(site.url, nginx.url, async () => [])
      const unchanged = await compare(site.url, nginx.url, async (url) => [
        `if-none-match: ${(await fetch(url, { headers: { 'accept-encoding': 'gzip' } })).headers.get('etag')}`,
      ])
      const against = `requests/s against one nginx worker, fast lane ${lane}`
      const weight = `${(gzipped.length / 1024).toFixed(1)} kB gzip`
      rows.push(
        atLeast(`Home from the cache (${weight}), ${against}`, pages, least, '%'),
        atLeast(`Home unchanged (304), ${against}`, unchanged, least, '%'),
      )
    } finally {
      await nginx.stop()
      await site.stop()
    }
  }
  return rows
}

export async function measureMiss(): Promise<Row[]> {
  const site = await startSite()
  const before = await metric(site, 'foyer_page_renders_total')
  const cold = `${site.url}/privacy`
  await Promise.all(Array.from({ length: 100 }, async () => (await fetch(cold)).text()))
  const renders = (await metric(site, 'foyer_page_renders_total')) - before
  await site.stop()
  return [
    exactly('Renders of a cold page under 100 parallel requests', renders, 1, 'render'),
    atLeast(
      'Pages that are not ready, over 32 connections',
      await missesASecond(),
      400,
      'a second',
    ),
  ]
}

/** All pages of the site map, one after the other, from a site that keeps none of them. */
async function missesASecond() {
  const site = await startSite(undefined, { PAGE_CACHE_MB: '0', RATE_LIMIT: 'off' })
  const directory = mkdtempSync(join(tmpdir(), 'foyer-misses-'))
  try {
    const paths = await pathsOfSitemap(site.url)
    const script = join(directory, 'pages.lua')
    const lines = `local paths, n = {${paths.map((path) => `"${path}"`)}}, 0
      request = function() n = n % #paths + 1; return wrk.format("GET", paths[n]) end`
    writeFileSync(script, lines)
    const ask = () => load(site.url, ['accept: text/html'], ['-c32', '-s', script])
    // The first round is slower: the code is compiled while it runs.
    ask()
    return ask()
  } finally {
    await site.stop()
    rmSync(directory, { recursive: true })
  }
}

export async function measureMemory(): Promise<Row[]> {
  const site = await startSite()
  await homeGzipped(site)
  load(site.url, [])
  load(site.url, [])
  const bytes = await metric(site, 'process_resident_memory_bytes')
  await site.stop()
  return [atMost('Resident memory after a load run', bytes / 1024 / 1024, 150, 'MB', 0)]
}

/** The cached page in its final compression: the best one is made when a page is asked for again. */
async function homeGzipped(site: Running): Promise<Buffer> {
  const ask = () =>
    spawnSync('curl', ['-s', '-H', 'accept-encoding: gzip', site.url], { maxBuffer: 1e8 }).stdout
  const quick = ask()
  for (;;) {
    const best = ask()
    if (best.length < quick.length) return best
    await wait(100)
  }
}

/** Alternates between the two, so that a noisy minute hits both; the median of the ratios in percent. */
async function compare(ours: string, theirs: string, headers: (url: string) => Promise<string[]>) {
  const [ourHeaders, theirHeaders] = [await headers(ours), await headers(theirs)]
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++)
    ratios.push((100 * load(ours, ourHeaders)) / load(theirs, theirHeaders))
  return median(ratios)
}

function load(url: string, headers: string[], more = ['-c64']): number {
  const given = ['accept-encoding: gzip', ...headers].flatMap((header) => ['-H', header])
  const { stdout } = spawnSync('wrk', ['-t1', `-d${seconds}s`, ...more, ...given, `${url}/`], {
    encoding: 'utf8',
  })
  if (/Non-2xx or 3xx|Socket errors/.test(stdout)) console.error(stdout)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0)
}
