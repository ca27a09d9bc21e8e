import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { contentSecurity } from '../platform/http/content-security.ts'
import { openPagesAside, type PageThreads } from './pages-aside.ts'
import { openPrerendered } from './prerendered.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const log = pino({ level: 'silent' })

/** The works of pages in a thread that can be broken. */
function aside() {
  let isBroken = true
  const thread = {
    hasEnded: false,
    ready: Promise.resolve(),
    async ask(work: string, [kind]: unknown[] = []) {
      if (work !== 'renderStandIn') return undefined
      if (isBroken) throw new Error('The database does not answer')
      const body = Buffer.from(`<p>${kind}</p>`)
      return { status: 200, headers: { 'content-type': 'text/html' }, body, nouns: new Set() }
    },
    stopIfEndless: () => () => {},
    stop: () => {},
  }
  const threads = { first: thread, start: () => thread }
  const { works } = openPagesAside(threads as unknown as PageThreads, readConfig({}), log)
  return { works, mend: () => void (isBroken = false) }
}

test('the pages that stand in for any are made as soon as they can be', async () => {
  const { works, mend } = aside()
  const made = openPrerendered(works, contentSecurity('http://127.0.0.1', []), log)
  await made.remake()
  expect(made.busy('/', true)).toBeUndefined()
  mend()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(made.busy('/', true)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.waitFor(() => expect(made.malformed()?.status).toBe(400))
  expect(made.busy('/', true)?.answers.identity.body.toString()).toBe('<p>busy</p>')
  made.stop()
})

test('who stops asks for none any more', async () => {
  const { works, mend } = aside()
  const made = openPrerendered(works, contentSecurity('http://127.0.0.1', []), log)
  await made.remake()
  made.stop()
  mend()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(made.busy('/', true)).toBeUndefined()
})
