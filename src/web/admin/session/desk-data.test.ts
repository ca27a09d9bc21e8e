import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { addressOf } from './call-route.ts'
import { asks, newDeskData } from './desk-data.ts'

const json = (answer: unknown, status = 200) => Response.json(answer, { status })

/** Answers every question of the desk, and says what was asked. */
function answering(answer: (path: string) => Promise<Response>) {
  const asked: { path: string; signal: AbortSignal }[] = []
  vi.stubGlobal('fetch', (path: string, { signal }: { signal: AbortSignal }) => {
    asked.push({ path, signal })
    return answer(path)
  })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

test('a question is asked at the address that its key begins with', async () => {
  const asked = answering(async () => json({ staff: [] }))
  const answer = await newDeskData().fetchQuery(asks(addressOf('GET /api/staff'), 'of-one'))
  expect(answer).toEqual({ staff: [] })
  expect(asked.map(({ path }) => path)).toEqual(['/api/staff'])
})

test('what was refused is not asked again by itself, and says why', async () => {
  const asked = answering(async () => json({ message: 'Not yours.' }, 403))
  const answer = newDeskData().fetchQuery({ queryKey: ['/api/history'] })
  await expect(answer).rejects.toMatchObject({ message: 'Not yours.', status: 403 })
  expect(asked).toHaveLength(1)
})

test('what nobody waits for any more is broken off, and nothing of it is kept', async () => {
  const asked = answering(() => new Promise(() => {}))
  const data = newDeskData()
  const leave = new QueryObserver(data, { queryKey: ['/api/mails'] }).subscribe(() => {})
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  leave()
  expect(asked[0]!.signal.aborted).toBe(true)
  await vi.waitFor(() => expect(data.getQueryCache().getAll()).toEqual([]))
})

test('a change is tried once, whatever the browser thinks of its line', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  let tries = 0
  const change = new MutationObserver(newDeskData(), {
    mutationFn: async () => {
      tries += 1
      throw new Error('The server cannot be reached.')
    },
  })
  await expect(change.mutate()).rejects.toThrow('cannot be reached')
  expect(tries).toBe(1)
})

/** Never called: that it compiles, and that what is wrong in it would not, is the test. */
export const wrongQuestions = (data: ReturnType<typeof newDeskData>) => [
  // @ts-expect-error Nobody has said that this is the address of a route.
  asks('/api/stuff'),
  // @ts-expect-error Nobody answers with that.
  data.fetchQuery(asks(addressOf('GET /api/staff'))).then(({ people }) => people),
]
