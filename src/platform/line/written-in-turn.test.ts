import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { writtenInTurn } from './written-in-turn.ts'

const plain = { request: { headers: {} }, type: () => plain, header: () => plain }
const reply = plain as unknown as FastifyReply

test('issue 12, 5: a flood of one large answer has it read once for all who wait, and nobody waits behind all of it', async () => {
  const written = writtenInTurn()
  const reads: string[] = []
  let inside = 0
  const ask = (asker: string, key: string) =>
    written(reply, asker, key, async () => {
      expect(++inside).toBe(1)
      reads.push(key)
      await new Promise(setImmediate)
      inside--
      return { key, place: reads.length }
    })
  const flood = Array.from({ length: 64 }, (_, n) => ask(`flood ${n % 3}`, 'large'))
  const other = ask('reader', 'small')
  expect(JSON.parse(String(await other))).toMatchObject({ key: 'small' })
  const answers = await Promise.all(flood)
  expect(reads.length).toBeLessThanOrEqual(3)
  expect(new Set(answers.map(String)).size).toBeLessThanOrEqual(2)
})

test('issue 12: large answers are compressed for who takes that, once for all who wait; small ones never', async () => {
  const app = Fastify()
  const written = writtenInTurn()
  let reads = 0
  app.get<{ Params: { count: string } }>('/:count', async ({ params }, reply) =>
    written(reply, 'anybody', params.count, async () => {
      reads++
      return { words: Array(Number(params.count)).fill('wörter') }
    }),
  )
  const ask = (count: number, encoding?: string) =>
    app.inject({ url: `/${count}`, ...(encoding && { headers: { 'accept-encoding': encoding } }) })
  const large = await ask(1000)
  expect(large.headers).toMatchObject({ vary: 'accept-encoding', 'content-length': '10011' })
  expect(large.headers).not.toHaveProperty('content-encoding')
  const unpacked = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const [encoding, unpack] of Object.entries(unpacked)) {
    reads = 0
    const together = await Promise.all(Array.from({ length: 20 }, () => ask(1000, encoding)))
    expect(reads).toBeLessThanOrEqual(2)
    for (const packed of together) {
      expect(packed.headers).toMatchObject({
        vary: 'accept-encoding',
        'content-encoding': encoding,
        'content-type': large.headers['content-type'],
      })
      expect(unpack(packed.rawPayload)).toEqual(large.rawPayload)
    }
    const small = await ask(3, encoding)
    expect(small.headers).not.toHaveProperty('content-encoding')
    expect(small.json()).toEqual({ words: ['wörter', 'wörter', 'wörter'] })
  }
})

test('issue 12, 5: between two large answers others have the thread for as long as the first one took', async () => {
  const written = writtenInTurn()
  let turns = 0
  let isOver = false
  const busy = async () => {
    const start = performance.now()
    while (performance.now() - start < 30);
    return { turns }
  }
  const others = (async () => {
    for (; !isOver; turns++) await new Promise(setImmediate)
  })()
  const [first, second] = await Promise.all([
    written(reply, 'a', 'one', busy),
    written(reply, 'b', 'other', busy),
  ])
  isOver = true
  await others
  const between = JSON.parse(String(second)).turns - JSON.parse(String(first)).turns
  expect(between).toBeGreaterThan(50)
})
