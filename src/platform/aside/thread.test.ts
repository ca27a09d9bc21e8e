import { mkdtemp, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, inject, onTestFinished, test } from 'vitest'
import { Trouble } from '../trouble.ts'
import { Thread } from './thread.ts'

async function open() {
  const path = join(await mkdtemp(join(inject('scratch'), 'thread-')), 'worker.mjs')
  const here = (name: string) => JSON.stringify(pathToFileURL(resolve('src/platform', name)).href)
  await writeFile(
    path,
    `import { setTimeout as wait } from 'node:timers/promises'
     import { workerData } from 'node:worker_threads'
     import { answerAside } from ${here('aside/answer-aside.ts')}
     import { Trouble } from ${here('trouble.ts')}
     answerAside({
       after: async (ms, word) => (await wait(ms), word + workerData),
       trouble() { throw new Trouble({ status: 503, code: 'away', message: 'Come again.' }, 'It is away', undefined, { retryAfterSeconds: 7 }) },
       end() { process.exit(3) },
       forever() { for (;;); },
     })`,
  )
  const thread = new Thread(pathToFileURL(path), { workerData: '!' })
  onTestFinished(() => thread.stop(new Error('The test is over')))
  return thread
}

test('each answer finds who asked, in whatever order they come', async () => {
  const thread = await open()
  const order: unknown[] = []
  const tell = (answer: unknown) => order.push(answer)
  const slow = thread.ask('after', [300, 'slow']).then(tell)
  const quick = thread.ask('after', [0, 'quick']).then(tell)
  await Promise.all([slow, quick])
  expect(order).toEqual(['quick!', 'slow!'])
})

test('trouble arrives as trouble', async () => {
  const thread = await open()
  const error = await thread.ask('trouble', []).catch((one: unknown) => one)
  expect(error).toBeInstanceOf(Trouble)
  expect(error).toMatchObject({
    told: 'Come again.',
    code: 'away',
    message: 'It is away',
    retryAfterSeconds: 7,
  })
})

test('if a thread ends, all who wait hear of it, and so does who asks later', async () => {
  const thread = await open()
  const waiting = thread.ask('after', [60_000, 'never'])
  const ends = Promise.allSettled([waiting, thread.ask('end', [])])
  for (const one of await ends)
    expect(one).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringMatching(/ended by itself, with 3/) },
    })
  expect(thread.hasEnded).toBe(true)
  await expect(thread.ask('after', [0, 'late'])).rejects.toThrow('ended by itself')
})

// Without a look at what it works, the eight spans would take longer than this test may.
test('work that never ends is stopped soon', { timeout: 20_000 }, async () => {
  const thread = await open()
  const asked = thread.ask('forever', [])
  await thread.ready
  thread.stopIfEndless(new Error('Too long'), 3000)
  await expect(asked).rejects.toThrow('Too long')
})

test('work that has no core is waited for longer, but not without end', async () => {
  const thread = await open()
  const asked = thread.ask('after', [1000, 'late'])
  await thread.ready
  const watchNoMore = thread.stopIfEndless(new Error('Too long'), 400)
  expect(await asked).toBe('late!')
  watchNoMore()
  const never = thread.ask('after', [60_000, 'never'])
  thread.stopIfEndless(new Error('Much too long'), 400)
  await expect(never).rejects.toThrow('Much too long')
})
