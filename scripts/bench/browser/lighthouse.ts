import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownBlocking } from './own-blocking.ts'
import { startSite } from '../running-site.ts'
import { atLeast, atMost, median, type Row } from '../table.ts'

const version = '13.5.0'
const pages = [
  '/',
  '/services/offerings/cloud-adoption',
  '/work/sahyagiri-ledger',
  '/insights/late-data-has-a-shape',
  '/careers',
  '/contact',
]
const runs = 3

/** Lighthouse leaves a page before Home starts React by itself, unless it is told to stay; not until the first turn. */
const untilReact = 4500

type Report = {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number }>
  /** Blocking time by what the page's own thread did. */
  own: number
}

/** Lighthouse comes from npm when it is asked for: it is too heavy to install with every checkout. */
export async function measureLighthouse(): Promise<Row[]> {
  const site = await startSite()
  for (const path of pages) await fetch(site.url + path)
  await new Promise((resolve) => setTimeout(resolve, 4000))
  const measure = (path: string, name = path, stay = 1000) =>
    rowsOf(
      name,
      Array.from({ length: runs }, () => report(site.url + path, stay)),
    )
  const rows = [
    ...pages.flatMap((path) => measure(path)),
    ...measure('/', '/ until React is here', untilReact),
  ]
  await site.stop()
  return rows
}

function rowsOf(page: string, reports: Report[]): Row[] {
  const score = (name: string) =>
    median(reports.map(({ categories }) => 100 * (categories[name]?.score ?? 0)))
  const audit = (name: string) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))
  const what = (name: string) => `Lighthouse mobile ${page}: ${name}`
  return [
    atLeast(what('performance'), score('performance'), 99, 'points'),
    atLeast(what('accessibility'), score('accessibility'), 100, 'points'),
    atLeast(what('best practices'), score('best-practices'), 100, 'points'),
    atLeast(what('SEO'), score('seo'), 100, 'points'),
    atMost(what('largest paint'), audit('largest-contentful-paint') / 1000, 1.2, 's', 2),
    atMost(what('layout shift'), audit('cumulative-layout-shift'), 0, '', 3),
    atMost(what('blocking time'), audit('total-blocking-time'), 50, 'ms', 0),
    atMost(what('blocking, own work alone'), median(reports.map(({ own }) => own)), 50, 'ms', 0),
  ]
}

function report(url: string, pauseAfterLoadMs: number): Report {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-lighthouse-'))
  const config = join(folder, 'config.json')
  writeFileSync(
    config,
    JSON.stringify({ extends: 'lighthouse:default', settings: { pauseAfterLoadMs } }),
  )
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const flags =
    '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync'
  const { status, stderr } = spawnSync(
    'npm',
    [
      'exec',
      '--yes',
      `--package=lighthouse@${version}`,
      '--',
      'lighthouse',
      url,
      '--quiet',
      `--config-path=${config}`,
      '--output=json',
      `--output-path=${join(folder, 'report.json')}`,
      // Leaves the trace there, too.
      `--gather-mode=${folder}`,
      `--audit-mode=${folder}`,
      `--chrome-flags=${flags}`,
    ],
    {
      encoding: 'utf8',
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
    },
  )
  if (status !== 0) throw new Error(`Lighthouse failed: ${stderr}`)
  const own = ownBlocking(read('trace.json').traceEvents, url)
  const measured = { ...read('report.json'), own }
  rmSync(folder, { recursive: true })
  return measured
}
