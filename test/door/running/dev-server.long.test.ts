import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { ask } from '../../server/ask.ts'
import { freePort } from '../../server/free-port.ts'
import { noteRunning } from '../../run/running-servers.ts'

let copy: string
let url: string
let stop: () => Promise<unknown>
const lines: string[] = []
const said = () => lines.join('\n')

beforeAll(async () => {
  copy = await copyOfTheTree()
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: copy,
    env: { PATH: process.env.PATH, TZ: 'UTC', PORT: String(port), DATA_DIR: join(copy, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  noteRunning(inject('scratch'), child)
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => lines.push(line))
  const ended = once(child, 'close')
  stop = async () => {
    child.kill('SIGINT')
    expect(await ended).toEqual([0, null])
  }
  await vi.waitFor(() => expect(said()).toContain('Foyer is open'), { timeout: 60_000 })
})

afterAll(async () => stop())

test('somebody at a terminal reads who asked for what, and no JSON', async () => {
  expect((await ask(url, '/')).status).toBe(200)
  expect((await ask(url, '/api/challenge')).status).toBe(200)
  await expect.poll(said).toMatch(/\[\d\d:\d\d:\d\d\] INFO: GET \/api\/challenge 200 in [\d.]+ ms/)
  expect(lines.filter((line) => line.startsWith('{'))).toEqual([])
})

test('a door that was edited answers with its new code, without a restart', async () => {
  edit('src/platform/health/health.ts', "'alive'", "'alive and kicking'")
  await expect.poll(() => textOf('/healthz')).toBe('{"status":"alive and kicking"}')
})

test('words that were edited are on the page that the server sends next', async () => {
  edit('public/locales/en/translation.json', '"Show only"', '"Nothing but"')
  edit('public/locales/en/translation.json', 'Skip to content', 'Skip to what matters')
  await expect.poll(() => textOf('/work')).toMatch(/Skip to what matters.*Nothing but/s)
})

test('pages are answered after the module was edited that names what they are handed', async () => {
  edit(
    'src/web/page-context.ts',
    'export type Site',
    "console.log('A new context')\n\nexport type Site",
  )
  await expect.poll(said).toContain('A new context')
  const pages = statusesOf('/', '/careers', '/insights', '/contact')
  expect(await pages()).toEqual([200, 200, 200, 200])
})

test('a file that cannot be read is named, in the answer and in the terminal, until it is mended', async () => {
  const mend = edit('src/features/challenges/challenge-api.ts', 'export async', 'export asink')
  await expect.poll(() => textOf('/api/challenge')).toContain('The code cannot be run')
  const { status, text } = await ask(url, '/', { headers: { accept: 'text/html' } })
  expect(status).toBe(500)
  for (const place of [text, said()])
    expect(place).toMatch(/src\/features\/challenges\/challenge-api\.ts:\d+:\d+/)
  // A browser that shows this waits to be told that the page is there again.
  expect(text).toContain('/@vite/client')
  mend()
  await expect.poll(statusesOf('/', '/api/challenge')).toEqual([200, 200])
})

test('a start that fails half-way leaves the database to the next one', async () => {
  const wrong = "throw new Error('nobody home')"
  const mend = edit('src/bootstrap.ts', 'await serverSecret(db, continuationSecret)', wrong)
  await expect.poll(() => textOf('/healthz')).toContain('nobody home')
  mend()
  await expect.poll(() => textOf('/healthz')).toContain('alive')
})

const textOf = async (path: string) => (await ask(url, path)).text

const statusesOf =
  (...paths: string[]) =>
  () =>
    Promise.all(paths.map(async (path) => (await ask(url, path)).status))

/** Writes other words into a file of the copy; what comes back puts the old ones there again. */
function edit(file: string, before: string, after: string) {
  const path = join(copy, file)
  const old = readFileSync(path, 'utf8')
  expect(old).toContain(before)
  writeFileSync(path, old.replace(before, after))
  return () => writeFileSync(path, old)
}

/** With packages of ours, but what Vite keeps between them is its own. */
async function copyOfTheTree() {
  const folder = await mkdtemp(join(inject('scratch'), 'dev-'))
  for (const name of readdirSync('.'))
    if (!['node_modules', 'build', 'data', 'docs', 'test'].includes(name) && !name.startsWith('.'))
      cpSync(name, join(folder, name), { recursive: true, preserveTimestamps: true })
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync('node_modules'))
    if (!['.vite', '.vite-temp'].includes(name))
      symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  return folder
}
