import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, inject, test } from 'vitest'
import { Problem } from '../problem.ts'
import { Aside } from './aside.ts'

type Trial = {
  thread: () => number
  forever: () => void
  refuse: () => void
  fail: () => void
}

const tooLong = { status: 413, code: 'too-long', message: 'Too long.' }

const file = async () => {
  const path = join(await mkdtemp(join(inject('scratch'), 'aside-')), 'worker.mjs')
  const here = (name: string) => JSON.stringify(pathToFileURL(resolve('src/platform', name)).href)
  await writeFile(
    path,
    `import { threadId } from 'node:worker_threads'
     import { answerAside } from ${here('aside/answer-aside.ts')}
     import { Problem } from ${here('problem.ts')}
     answerAside({
       thread: () => threadId,
       forever() { for (;;); },
       refuse() { throw new Problem({ status: 413, code: 'no', message: 'No.' }, { content: 'No.' }) },
       fail() { throw new TypeError('a mistake') },
     })`,
  )
  return pathToFileURL(path)
}

test('work that does not end is given up in words, and the next is done by a fresh thread', async () => {
  const aside = new Aside<Trial>(await file(), { tooLong, deadlineMs: 3000 })
  const first = await aside.run('thread')
  const [late, next, same] = await Promise.allSettled([
    aside.run('forever'),
    aside.run('thread'),
    aside.run('thread'),
  ])
  expect(late).toMatchObject({ status: 'rejected', reason: tooLong })
  expect(next).toMatchObject({ status: 'fulfilled', value: expect.any(Number) })
  expect(next).not.toMatchObject({ value: first })
  expect(same).toEqual(next)
})

test('a refusal arrives as one and a mistake as a mistake', async () => {
  const aside = new Aside<Trial>(await file(), { tooLong })
  const refusal = await aside.run('refuse').catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Problem)
  expect(refusal).toMatchObject({
    status: 413,
    code: 'no',
    message: 'No.',
    fields: { content: 'No.' },
  })
  await expect(aside.run('fail')).rejects.toThrow(/TypeError: a mistake/)
  expect(await aside.run('thread')).toEqual(expect.any(Number))
})

test('a thread that takes long to start has its whole time for the work', async () => {
  const path = await file()
  const slow = `await new Promise((done) => setTimeout(done, 2500))\n`
  await writeFile(
    path,
    (await readFile(path, 'utf8')).replace('answerAside({', `${slow}answerAside({`),
  )
  const aside = new Aside<Trial>(path, { tooLong, deadlineMs: 2000 })
  expect(await aside.run('thread')).toEqual(expect.any(Number))
})

test('a thread that cannot start says so, and the next is another one', async () => {
  const path = await file()
  const whole = await readFile(path, 'utf8')
  await writeFile(path, `throw new Error('no thread')`)
  const aside = new Aside<Trial>(path, { tooLong })
  await expect(aside.run('thread')).rejects.toThrow('no thread')
  await writeFile(path, whole)
  expect(await aside.run('thread')).toEqual(expect.any(Number))
})
