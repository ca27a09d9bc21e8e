import { networkInterfaces } from 'node:os'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ask } from '../ask.ts'
import { type Site, startSite } from '../site.ts'

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
  expect((await ask(postgres.url, '/readyz')).status).toBe(503)
  expect((await ask(postgres.url, '/healthz')).status).toBe(200)
  expect((await ask(postgres.url, '/')).status).toBe(200)

  await client.query(`alter database ${name} with allow_connections true`)
  await expect
    .poll(async () => (await ask(postgres.url, '/readyz')).status, { timeout: 10_000 })
    .toBe(200)
})

test('the figures are in the format of Prometheus', async () => {
  await ask(site.url, '/')
  const { status, headers, text } = await ask(site.url, '/metrics')
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

test('the figures are not for visitors: neither from another machine nor through a proxy', async () => {
  const proxied = await ask(site.url, '/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })
  expect(proxied.status).toBe(404)
  expect(proxied.text).not.toContain('foyer_')
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((net) => net?.family === 'IPv4' && !net.internal)
  const address = outside ? `http://${outside.address}:${site.port}` : undefined
  if (address) expect((await ask(address, '/metrics')).status).toBe(404)
})

test('forwarded headers of any kind close the figures', async () => {
  for (const header of ['forwarded', 'x-forwarded-for', 'x-real-ip']) {
    const { status } = await ask(site.url, '/metrics', { headers: { [header]: 'for=127.0.0.1' } })
    expect([header, status]).toEqual([header, 404])
  }
})
