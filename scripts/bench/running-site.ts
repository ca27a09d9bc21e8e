import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../test/server/free-port.ts'
import { memorySettings, nodeFlags } from '../provide/start-flags.ts'

const metricsToken = 'figures-for-the-bench'

export type Running = {
  url: string
  pid: number
  startedInMs: number
  /** Its data folder goes with it, unless it is to be started once more. */
  stop: (and?: { keepData: boolean }) => Promise<void>
}

/** The paths of all pages that the site map of a running site names. */
export async function pathsOfSitemap(url: string): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
}

/** The built site as an operator would run it, on a free port with a data folder of its own. */
export async function startSite(
  dataDir = mkdtempSync(join(tmpdir(), 'foyer-bench-')),
  settings: Record<string, string> = {},
  flags: string[] = [],
): Promise<Running> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = spawn(process.execPath, [...nodeFlags, ...flags, 'build/server/index.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      METRICS_TOKEN: metricsToken,
      ...memorySettings,
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilReady(child, `${url}/readyz`)
  const startedInMs = performance.now() - began
  return {
    url,
    pid: child.pid!,
    startedInMs,
    async stop({ keepData } = { keepData: false }) {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      if (!keepData) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilReady(child: ChildProcess, address: string) {
  while (child.exitCode === null) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await wait(5)
  }
  throw new Error('The site did not start.')
}

export async function metric(site: Running, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`${site.url}/metrics`, { headers })).text()
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
}
