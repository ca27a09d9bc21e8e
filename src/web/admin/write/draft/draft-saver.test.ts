import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EditedPost } from '../../../../features/posts/post-schema.ts'
import { forgetPersistedTexts } from '../../session/token.ts'
import { DraftSaver } from './draft-saver.ts'
import { noTexts } from '../write-texts.ts'
import { saveLocalDraft, unsentOf } from './local-draft.ts'

type Sent = { method: string; path: string; body: Record<string, unknown> }

const draft = {
  key: 'k1',
  title: 'Queues',
  summary: '',
  category: '',
  thumbnail: '',
  content: '<p>One</p>',
  version: 3,
  state: 'draft',
  updatedAt: '2026-11-01T10:00:00.000Z',
} as EditedPost

/** As much of a browser's storage as this needs. */
function storage() {
  const kept: Record<string, string> = {}
  const of = { getItem: (name: string) => kept[name] ?? null }
  return Object.defineProperties(kept, {
    getItem: { value: of.getItem },
    setItem: { value: (name: string, text: string) => void (kept[name] = text) },
    removeItem: { value: (name: string) => void delete kept[name] },
  })
}

let sent: Sent[]
let answer: (asked: Sent) => Response | Promise<Response>

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('dispatchEvent', () => true)
  sent = []
  answer = ({ body }) => Response.json({ post: { ...draft, ...body, version: 4 } })
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    const asked = { method: method!, path, body: body ? JSON.parse(String(body)) : {} }
    sent.push(asked)
    return answer(asked)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Somebody has it on the screen. */
function opened(post: EditedPost | null = draft, keys: string[] = []) {
  const saver = new DraftSaver('asha', post ?? undefined, (key) => keys.push(key))
  return { saver, leave: saver.listen(() => {}) }
}

const localWords = () =>
  Object.entries(localStorage)
    .filter(([name]) => name.startsWith('desk:asha:write:'))
    .map(([, text]) => JSON.parse(String(text)).texts.content)

test('a draft is saved once after a pause, from the version it was made from', async () => {
  const { saver } = opened()
  saver.write({ content: '<p>Tw' })
  await vi.advanceTimersByTimeAsync(1000)
  saver.write({ content: '<p>Two</p>' })
  expect(localWords()).toEqual(['<p>Two</p>'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(300)
  expect(sent).toMatchObject([
    { method: 'PUT', path: '/api/blogs/drafts/k1', body: { content: '<p>Two</p>', version: 3 } },
  ])
  expect(saver.read()).toMatchObject({ saving: { state: 'saved' }, post: { version: 4 } })
  expect(localWords()).toEqual([])
})

test('what readers see is saved when it is asked for, and not by itself', async () => {
  const { saver } = opened({ ...draft, state: 'published' })
  saver.write({ title: 'Lines' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
  await saver.save()
  expect(sent).toMatchObject([{ path: '/api/blogs/post/k1', body: { title: 'Lines' } }])
})

test('a line that is down is tried again, and the words lie in the browser till then', async () => {
  const { saver } = opened()
  answer = () => Promise.reject(new TypeError('no line'))
  saver.write({ content: '<p>Offline</p>' })
  await vi.advanceTimersByTimeAsync(1300)
  expect(saver.read().saving).toMatchObject({ state: 'trouble', fields: {} })
  expect(localWords()).toEqual(['<p>Offline</p>'])
  answer = ({ body }) => Response.json({ post: { ...draft, ...body, version: 4 } })
  await vi.advanceTimersByTimeAsync(5000)
  expect(saver.read().saving.state).toBe('saved')
  expect(localWords()).toEqual([])
})

test('what a field was refused for waits for its writer', async () => {
  const { saver } = opened()
  answer = () =>
    Response.json({ message: 'Too long.', fields: { title: 'Too long.' } }, { status: 400 })
  saver.write({ title: 'Long' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  expect(saver.read().saving).toMatchObject({
    message: 'Too long.',
    fields: { title: 'Too long.' },
  })
})

test('issue 16: a draft trashed beneath its writer is known as such, and saved once it is back', async () => {
  const { saver } = opened()
  answer = () => Response.json({ message: 'Gone.', code: 'post-not-found' }, { status: 404 })
  saver.write({ title: 'Mine' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(saver.read().saving).toMatchObject({ state: 'trouble', isTrashed: true })
  answer = ({ body }) => Response.json({ post: { ...draft, ...body, version: 6 } })
  saver.resolve({ ...draft, version: 5 }, saver.read().texts)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sent.at(-1)!.body).toMatchObject({ title: 'Mine', version: 5 })
  expect(saver.read()).toMatchObject({ stale: undefined, saving: { state: 'saved' } })
})

test('where somebody else was first, nothing is saved until one of the two goes on', async () => {
  const { saver } = opened()
  const theirs = { ...draft, content: '<p>Theirs</p>', version: 4 }
  const refusal = { message: 'Changed.', post: theirs, changedBy: { email: 'bina', at: '' } }
  answer = () => Response.json(refusal, { status: 409 })
  saver.write({ content: '<p>Mine</p>' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  const { stale } = saver.read()
  expect(stale).toMatchObject({ post: theirs, base: { content: '<p>One</p>' }, isSaving: true })
  expect(localWords()).toEqual(['<p>Mine</p>'])

  answer = ({ body }) => Response.json({ post: { ...draft, ...body, version: 5 } })
  saver.resolve(theirs, { ...saver.read().texts, content: '<p>Both</p>' })
  await saver.save()
  expect(sent.at(-1)!.body).toMatchObject({ content: '<p>Both</p>', version: 4 })
  expect(saver.read()).toMatchObject({ stale: undefined, post: { version: 5 } })
})

test('words from another visit learn who came first, and which texts both began with', async () => {
  const first = opened()
  answer = () => Promise.reject(new TypeError('no line'))
  first.saver.write({ content: '<p>Mine</p>' })
  first.leave()
  const texts = { title: 'Queues', summary: '', category: '', thumbnail: '' }
  answer = ({ path }) =>
    path.endsWith('/r3')
      ? Response.json({ revision: { ...texts, content: '<p>One</p>' } })
      : Response.json({
          revisions: [
            { id: 'r4', version: 4, who: 'bina@example.com', at: '2026-11-02T10:00:00.000Z' },
            { id: 'r3', version: 3, who: 'asha@example.com', at: '2026-11-01T10:00:00.000Z' },
          ],
        })
  const { saver } = opened({ ...draft, content: '<p>Theirs</p>', version: 4 })
  expect(saver.read().stale).toMatchObject({ changedBy: undefined, base: undefined })
  await vi.advanceTimersByTimeAsync(100)
  expect(saver.read().stale).toMatchObject({
    changedBy: { email: 'bina@example.com', at: '2026-11-02T10:00:00.000Z' },
    base: { ...texts, content: '<p>One</p>' },
  })
  expect(saver.read().texts.content).toBe('<p>Mine</p>')
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([])
})

test('a new draft whose answer is lost is looked for before it is made again', async () => {
  const keys: string[] = []
  const { saver } = opened(null, keys)
  answer = () => Promise.reject(new TypeError('no line'))
  saver.write({ content: '<p>New</p>' })
  await vi.advanceTimersByTimeAsync(1300)
  const { key } = sent[0]!.body
  answer = ({ method, body }) =>
    Response.json({
      post: { ...draft, content: '<p>New</p>', ...body, key, version: method === 'GET' ? 1 : 2 },
    })
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent.map(({ method, path }) => [method, path])).toEqual([
    ['POST', '/api/blogs/drafts'],
    ['GET', `/api/blogs/drafts/${key}`],
    ['PUT', `/api/blogs/drafts/${key}`],
  ])
  expect(keys).toEqual([key])
})

test('a new draft whose answer was lost and that somebody threw away is made anew', async () => {
  const keys: string[] = []
  const { saver } = opened(null, keys)
  answer = () => Promise.reject(new TypeError('no line'))
  saver.write({ content: '<p>New</p>' })
  await vi.advanceTimersByTimeAsync(1300)
  const { key } = sent[0]!.body
  answer = ({ method, body }) =>
    method === 'GET' || body.key === key
      ? Response.json({ message: 'There is no such post.' }, { status: 404 })
      : Response.json({ post: { ...draft, ...body, version: 1 } })
  await vi.advanceTimersByTimeAsync(5000)
  expect(saver.read()).toMatchObject({ saving: { state: 'saved' } })
  expect(keys).toEqual([sent.at(-1)!.body.key])
  expect(keys).not.toEqual([key])
})

test('a new draft that is saved when its writer has gone elsewhere leads nowhere', async () => {
  const keys: string[] = []
  const { saver, leave } = opened(null, keys)
  let release = () => {}
  answer = ({ body }) =>
    new Promise((resolve) => {
      release = () => resolve(Response.json({ post: { ...draft, ...body, version: 1 } }))
    })
  saver.write({ content: '<p>New</p>' })
  await vi.advanceTimersByTimeAsync(1300)
  leave()
  release()
  await vi.advanceTimersByTimeAsync(0)
  expect(saver.read()).toMatchObject({ saving: { state: 'saved' } })
  expect(localWords()).toEqual([])
  expect(keys).toEqual([])
})

test('a new draft that never reached the server is offered after a logout, in the same tab too', () => {
  const { saver, leave } = opened(null)
  saver.write({ content: '<p>New</p>' })
  expect(unsentOf('asha')).toEqual([])
  leave()
  forgetPersistedTexts()
  expect(unsentOf('asha')).toMatchObject([{ texts: { content: '<p>New</p>' } }])
})

test('a new draft whose answer was lost and that somebody else wrote on is shown beside the words here', async () => {
  const keys: string[] = []
  const { saver } = opened(null, keys)
  answer = () => Promise.reject(new TypeError('no line'))
  saver.write({ content: '<p>New</p>' })
  await vi.advanceTimersByTimeAsync(1300)
  const key = String(sent[0]!.body.key)
  const theirs = { ...draft, key, content: '<p>Theirs</p>', version: 9 }
  answer = ({ method, body }) =>
    method === 'GET' || body.version === 9
      ? Response.json({ post: { ...theirs, ...body, version: method === 'GET' ? 9 : 10 } })
      : Response.json({ message: 'Changed.', post: theirs }, { status: 409 })
  await vi.advanceTimersByTimeAsync(5000)
  expect(saver.read()).toMatchObject({ stale: { post: theirs, isSaving: true }, post: undefined })
  expect(sent.at(-1)!.body).toMatchObject({ content: '<p>New</p>', version: 1 })
  expect(localWords()).toEqual(['<p>New</p>'])

  saver.resolve(theirs, { ...saver.read().texts, content: '<p>Both</p>' })
  expect(keys).toEqual([key])
  expect(Object.keys(localStorage)).toEqual([`desk:asha:write:${key}`])
  await saver.save()
  expect(saver.read()).toMatchObject({ post: { key, content: '<p>Both</p>', version: 10 } })
  expect(localWords()).toEqual([])
})

test('a save whose answer was lost is nobody else’s: what was typed since is saved over it', async () => {
  const { saver } = opened()
  let saved = draft
  let isDown = true
  answer = ({ body }) => {
    const isLate = body.version !== saved.version
    if (!isLate)
      saved = { ...saved, ...body, title: String(body.title).trim(), version: saved.version + 1 }
    if (isDown) return Promise.reject(new TypeError('no line'))
    return Response.json({ post: saved }, { status: isLate ? 409 : 200 })
  }
  saver.write({ title: 'Lines ', content: '<p>Two</p>' })
  await vi.advanceTimersByTimeAsync(1300)
  saver.write({ content: '<p>Two three</p>' })
  await vi.advanceTimersByTimeAsync(5000)
  isDown = false
  await vi.advanceTimersByTimeAsync(5000)
  expect(saver.read()).toMatchObject({ stale: undefined, saving: { state: 'saved' } })
  expect(saved).toMatchObject({ title: 'Lines', content: '<p>Two three</p>', version: 5 })

  isDown = true
  saver.write({ content: '<p>Four</p>' })
  await vi.advanceTimersByTimeAsync(1300)
  saved = { ...saved, content: '<p>Theirs</p>' }
  isDown = false
  await vi.advanceTimersByTimeAsync(5000)
  expect(saver.read().stale).toMatchObject({ post: { content: '<p>Theirs</p>', version: 6 } })
  expect(saved.content).toBe('<p>Theirs</p>')
})

test('a post whose scheduled moment has come is published to whoever writes on, an answer lost or not', async () => {
  const publishedAt = new Date(Date.now() + 60_000).toISOString()
  const scheduled = { ...draft, state: 'scheduled', publishedAt } as EditedPost
  const { saver } = opened(scheduled)
  saver.write({ title: 'Lines' })
  vi.advanceTimersByTime(61_000)
  answer = () => Promise.reject(new TypeError('no line'))
  await saver.save()
  const own = { ...scheduled, title: 'Lines', state: 'published', version: 4 }
  answer = () => Response.json({ message: 'Changed.', post: own }, { status: 409 })
  expect(await saver.save()).toMatchObject({ state: 'published', version: 4 })
  expect(saver.read().stale).toBeUndefined()

  const asIs = opened(scheduled).saver
  asIs.discard()
  expect(await asIs.save()).toMatchObject({ state: 'published' })
})

test('of a post that goes to the trash, what the server does not have stays in the browser', async () => {
  const { saver } = opened({ ...draft, state: 'published' })
  saver.write({ content: '<p>Unsent</p>' })
  saver.leave()
  expect(localWords()).toEqual(['<p>Unsent</p>'])
  const other = opened()
  other.saver.discard()
  other.saver.leave()
  expect(localWords()).toEqual([])
})

test('what was typed during a save is kept, and saved after it', async () => {
  const { saver } = opened()
  let release = () => {}
  answer = ({ body }) =>
    new Promise((resolve) => {
      release = () => resolve(Response.json({ post: { ...draft, ...body, version: 4 } }))
    })
  saver.write({ content: '<p>One two</p>' })
  await vi.advanceTimersByTimeAsync(1300)
  saver.write({ content: '<p>One two three</p>' })
  release()
  await vi.advanceTimersByTimeAsync(0)
  expect(localWords()).toEqual(['<p>One two three</p>'])
  await vi.advanceTimersByTimeAsync(1300)
  expect(sent.at(-1)!.body).toMatchObject({ content: '<p>One two three</p>', version: 4 })
})

test('without a screen nothing is saved by itself; the words that a tab left are there again', async () => {
  const { saver, leave } = opened()
  saver.write({ content: '<p>Left</p>' })
  leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
  const again = opened()
  expect(again.saver.read()).toMatchObject({ texts: { content: '<p>Left</p>' }, isRestored: true })
  again.saver.discard()
  expect(again.saver.read()).toMatchObject({ texts: { content: '<p>One</p>' }, isRestored: false })
  expect(localWords()).toEqual([])
})

test('issue 16: what is typed in the title before the editor has its place is not lost', async () => {
  const saver = new DraftSaver('asha', undefined, () => {})
  expect(saver.catchUp()).toBe(false)
  const texts = { ...noTexts, title: 'Nine minutes' }
  saveLocalDraft('asha', undefined, { texts, version: 0, id: 'early' })
  expect(saver.catchUp()).toBe(true)
  expect(saver.catchUp()).toBe(false)
  expect(saver.read()).toMatchObject({ texts, isRestored: false })
  saver.listen(() => {})
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent.map(({ body }) => body.title)).toEqual(['Nine minutes'])
  expect(localWords()).toEqual([])
})
