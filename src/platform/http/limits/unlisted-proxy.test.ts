import type { IncomingMessage } from 'node:http'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { watchForUnlistedProxy } from './unlisted-proxy.ts'

function watch(trustProxy: string[] = []) {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const { lookAt, seen } = watchForUnlistedProxy(trustProxy, log)
  const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
    lookAt({ headers, socket: { remoteAddress } } as unknown as IncomingMessage)
  return { ask, seen, lines }
}

test.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])(
  'the first %s from an address that is not listed is warned of, once',
  (header) => {
    const { ask, seen, lines } = watch()
    ask('127.0.0.1')
    expect(seen()).toBeUndefined()
    for (let count = 0; count < 3; count++) ask('127.0.0.1', { [header]: '203.0.113.7' })
    expect(seen()).toEqual({ address: '127.0.0.1', header })
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0]!)).toMatchObject({ level: 40, address: '127.0.0.1', header })
    expect(lines[0]).toContain('TRUST_PROXY')
  },
)

test('a listed proxy, by address or by range, is none of it; another beside it is', () => {
  const { ask, seen } = watch(['10.1.0.0/16', '::1', '127.0.0.1'])
  for (const address of ['10.1.2.3', '::ffff:10.1.2.3', '::1', '127.0.0.1', '::ffff:127.0.0.1'])
    ask(address, { 'x-forwarded-for': '203.0.113.7' })
  expect(seen()).toBeUndefined()
  ask('10.2.0.1', { 'x-forwarded-for': '203.0.113.7' })
  expect(seen()).toEqual({ address: '10.2.0.1', header: 'x-forwarded-for' })
})

test('a stranger who sends such a header hides no proxy of ours', () => {
  const { ask, seen, lines } = watch()
  ask('203.0.113.9', { 'x-forwarded-for': '127.0.0.1' })
  ask('198.51.100.1', { 'x-forwarded-for': '127.0.0.1' })
  expect(seen()?.address).toBe('203.0.113.9')
  ask('::ffff:192.168.0.2', { 'x-real-ip': '203.0.113.7' })
  ask('10.0.0.2', { 'x-real-ip': '203.0.113.7' })
  expect(seen()).toEqual({ address: '192.168.0.2', header: 'x-real-ip' })
  expect(lines).toHaveLength(2)
})
