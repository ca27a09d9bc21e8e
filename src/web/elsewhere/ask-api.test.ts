import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { ApiUnreachable } from '../api-unreachable.ts'
import { apiElsewhere } from './ask-api.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** An API that gives one answer at /odd and what it should at any other path. */
function apiWith(odd: () => Response) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.replace('https://api.example', ''))
    return address.endsWith('/odd') ? odd() : Response.json({ jobPosts: [] })
  })
  return { asked, ask: apiElsewhere('https://api.example', createLog('silent')) }
}

test.each([
  ['403', () => new Response('Forbidden', { status: 403 })],
  ['500', () => new Response('Internal error', { status: 500 })],
  ['broken JSON', () => new Response('{"posts":')],
  ['more than 8 MB', () => new Response(new Uint8Array(8 * 1024 * 1024 + 1))],
])('an API that answers one path with %s is asked for all others', async (_, odd) => {
  const { ask, asked } = apiWith(odd)
  await expect(ask('/odd')).rejects.toThrow(ApiUnreachable)
  expect(await ask('/jobs')).toEqual({ jobPosts: [] })
  expect(asked).toEqual(['/odd', '/jobs'])
})

const leadingTo = (location: string) => new Response('', { status: 302, headers: { location } })

test.each(['http://127.0.0.1:9200/', '//internal.example/jobs', '/odd', 'https://'])(
  'issue 11: an API that leads to %s is not followed there',
  async (location) => {
    const { ask, asked } = apiWith(() => leadingTo(location))
    await expect(ask('/odd')).rejects.toThrow(ApiUnreachable)
    expect(new Set(asked)).toEqual(new Set(['/odd']))
  },
)

test('an API that leads to another address of its own is followed', async () => {
  const { ask, asked } = apiWith(() => leadingTo('/jobs'))
  expect(await ask('/odd')).toEqual({ jobPosts: [] })
  expect(asked).toEqual(['/odd', '/jobs'])
})

test.each([
  [
    'gives no answer',
    () => {
      throw new TypeError('fetch failed')
    },
  ],
  ['answers 429', () => new Response('', { status: 429 })],
  ['answers 503', () => new Response('', { status: 503 })],
])('an API that %s is left alone for five seconds', async (_, odd: () => Response) => {
  const { ask, asked } = apiWith(odd)
  await expect(ask('/odd')).rejects.toThrow(ApiUnreachable)
  await expect(ask('/jobs')).rejects.toThrow(ApiUnreachable)
  expect(asked).toEqual(['/odd'])
  // However the clock is set meanwhile.
  vi.setSystemTime(Date.now() - 86_400_000)
  vi.advanceTimersByTime(5001)
  expect(await ask('/jobs')).toEqual({ jobPosts: [] })
})
