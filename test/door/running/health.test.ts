import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ask } from '../../server/ask.ts'
import { caller } from '../../desk/desk-visit.ts'
import { askFigures, metricsToken } from '../../server/figures.ts'
import { freePort } from '../../server/free-port.ts'
import { freshDatabase } from '../../database/fresh-database.ts'
import { runServer, type Site, startSite } from '../../server/site.ts'

let site: Site
beforeAll(async () => void (site = await startSite({ HOST: '0.0.0.0' })))
afterAll(async () => void (await site?.stop()))

test.each(['/healthz', '/readyz'])(
  '%s says that all is well, and no cache keeps that',
  async (path) => {
    const { status, headers, text } = await ask(site.url, path)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(text)).toEqual({ status: path === '/healthz' ? 'alive' : 'ready' })
  },
)

test('who passes requests on without being listed is named in the log, and to the owner', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  expect((await ask(site.url, '/healthz', { headers })).status).toBe(200)
  await expect.poll(() => site.complaints().join('\n')).toContain('TRUST_PROXY')
  const { call } = await caller(site.url)
  expect(await (await call('GET', '/api/desk/overview')).json()).toMatchObject({
    unlistedProxy: { address: '127.0.0.1', header: 'x-forwarded-for' },
  })
})

test('a site whose database has gone is alive and not ready, and is ready when it is back', async () => {
  const postgres = await startSite({}, 'postgres')
  onTestFinished(async () => void (await postgres.stop()))
  const address = new URL(postgres.environment.DATABASE_URL!)
  const name = address.pathname.slice(1)
  address.pathname = '/postgres'
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  onTestFinished(() => client.end())

  await client.query(`alter database ${name} with allow_connections false`)
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ])
  await expect
    .poll(async () => (await ask(postgres.url, '/readyz')).status, { timeout: 10_000 })
    .toBe(503)
  expect((await ask(postgres.url, '/healthz')).status).toBe(200)
  expect((await ask(postgres.url, '/')).status).toBe(200)

  await client.query(`alter database ${name} with allow_connections true`)
  await expect
    .poll(async () => (await ask(postgres.url, '/readyz')).status, { timeout: 10_000 })
    .toBe(200)
})

test('the figures are in the format of Prometheus', async () => {
  await ask(site.url, '/')
  const { status, headers, text } = await askFigures(site.url)
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^# (HELP|TYPE) \w+ .+$|^\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [\d.e+-]+$/)
  for (const name of [
    'foyer_page_renders_total',
    'foyer_page_cache_bytes',
    'process_resident_memory_bytes',
  ])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
})

test('the figures are for who knows the token, wherever from', async () => {
  for (const authorization of [
    '',
    'Bearer',
    'Bearer wrong',
    `Basic ${metricsToken}`,
    metricsToken,
  ]) {
    const { status, headers, text } = await ask(site.url, '/metrics', {
      headers: { authorization },
    })
    expect([authorization, status]).toEqual([authorization, 401])
    expect(headers['www-authenticate']).toBe('Bearer')
    expect(text).not.toContain('foyer_')
  }
  const proxied = await askFigures(site.url, { 'x-forwarded-for': '203.0.113.7' })
  expect(proxied.status).toBe(200)
})

test('without a token nothing is there, for this machine neither, through a plain proxy or not', async () => {
  const plain = await startSite({ METRICS_TOKEN: undefined })
  onTestFinished(async () => void (await plain.stop()))
  const proxy = createServer((question, answer) => {
    const { method, headers, url: path } = question
    const passed = request({ port: plain.port, method, headers, path }, (from) => {
      answer.writeHead(from.statusCode!, from.headers)
      from.pipe(answer)
    })
    question.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => void proxy.close())
  const proxied = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  expect((await ask(proxied, '/healthz')).status).toBe(200)
  for (const origin of [plain.url, proxied]) {
    const { status, text } = await askFigures(origin)
    expect([origin, status]).toEqual([origin, 404])
    expect(text).not.toContain('foyer_')
  }
})

test(
  'a port of its own tells the figures and nothing else, on this machine only unless said',
  { tags: ['long'] },
  async () => {
    const port = await freePort()
    const own = await startSite({ METRICS_TOKEN: undefined, METRICS_PORT: String(port) })
    onTestFinished(async () => void (await own.stop()))
    const figures = `http://127.0.0.1:${port}`
    const { status, headers, text } = await ask(figures, '/metrics')
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(text).toMatch(/^foyer_page_renders_total \d/m)
    expect((await ask(figures, '/')).status).toBe(404)
    expect((await ask(own.url, '/metrics')).status).toBe(404)
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((net) => net?.family === 'IPv4' && !net.internal)
    if (outside)
      await expect(ask(`http://${outside.address}:${port}`, '/metrics')).rejects.toThrow('REFUSED')
  },
)

test(
  'a port of the figures that is taken ends the start in words',
  { tags: ['long'] },
  async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    onTestFinished(() => void taken.close())
    const { port } = taken.address() as AddressInfo
    const { dataDir, remove } = await freshDatabase('sqlite')
    onTestFinished(remove)
    const { lines, ended } = runServer({ PORT: '0', METRICS_PORT: String(port), DATA_DIR: dataDir })
    expect(await ended).toBe(1)
    expect(lines.join('\n')).toMatch(
      new RegExp(`- METRICS_HOST and METRICS_PORT must be .*:${port}`),
    )
  },
)
