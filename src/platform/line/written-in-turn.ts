import { setImmediate as letOthersGo, setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { withTimeBudget } from '../db/time-budget.ts'
import { commonRefusals } from '../http/common-refusals.ts'
import { type Encoding, encodingFor } from '../pages/answer.ts'
import { compress } from '../pages/compression.ts'
import { FairQueue } from './fair-queue.ts'

/** What fits into a packet arrives no sooner for being compressed. */
const worthPacking = 1400

/** A database that is waited for keeps this thread no busier. */
const mostRestMs = 100

/**
 * Large answers, each read, written out and compressed in its turn, and once for all who wait for the same: this
 * thread answers everybody, and between two of them it is free for as long as the first one took.
 */
export function writtenInTurn() {
  const line = new FairQueue({
    atOnce: 1,
    mostWaiting: 128,
    mostOfOne: 32,
    waitMs: 5000,
    full: commonRefusals['too-busy'],
  })
  let restUntil = 0

  async function write(read: () => Promise<object>, encoding: Encoding) {
    const rest = restUntil - performance.now()
    if (rest > 0) await wait(rest)
    await letOthersGo()
    const start = performance.now()
    try {
      const answer = await withTimeBudget('read', read)
      await letOthersGo()
      const plain = Buffer.from(JSON.stringify(answer))
      if (encoding === 'identity' || plain.length < worthPacking)
        return { body: plain, isPacked: false }
      return { body: await compress(plain, encoding, 'quick'), isPacked: true }
    } finally {
      const end = performance.now()
      restUntil = end + Math.min(end - start, mostRestMs)
    }
  }

  return async (reply: FastifyReply, asker: string, key: string, read: () => Promise<object>) => {
    const encoding = encodingFor(String(reply.request.headers['accept-encoding'] ?? ''))
    const { body, isPacked } = await line.run(asker, `${encoding} ${key}`, () =>
      write(read, encoding),
    )
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
    if (isPacked) reply.header('content-encoding', encoding)
    return body
  }
}
