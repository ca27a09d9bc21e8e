import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Document } from '../../../../features/documents/document-value.ts'
import { Refusal } from '../../session/desk-call.ts'
import { followField, followPlace } from '../use-opened.ts'
import { DraftEditor } from './draft-editor.ts'
import type { EditingDesk } from './editing-desk.ts'
import type { Changed } from './editor-model.ts'
import type { KeptDrafts } from './kept-drafts.ts'
import type { Recorded } from './steps/act.ts'
import { type KeptSteps, keptSteps } from './steps/kept-steps.ts'

type Value = Record<string, unknown>

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', { getItem: () => 'token' })
  const inTab = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => inTab.get(name) ?? null,
    setItem: (name: string, text: string) => void inTab.set(name, text),
    removeItem: (name: string) => void inTab.delete(name),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server with one document; `line` says what happens to the next answers. */
function server(value: Value) {
  let document = { id: 'home', kind: 'home', version: 1, state: 'draft', value } as Document
  const line: ('dead' | 'answer lost' | 'trashed' | 401 | 403)[] = []
  const overruled: unknown[] = []
  const answer = async <T>(work: () => T, isSave = false): Promise<T> => {
    const next = isSave || line[0] === 'dead' ? line[0] : undefined
    if (next) line.shift()
    if (next === 'dead') throw new Error('No line.')
    if (next === 'trashed') throw new Refusal(404, { code: 'document-not-found' })
    if (typeof next === 'number') throw new Refusal(next, { message: 'No.' })
    const done = work()
    if (next === 'answer lost') throw new Error('No line.')
    return structuredClone(done)
  }
  const desk: EditingDesk = {
    read: () => answer(() => document),
    save: (_kind, _id, change) =>
      answer(() => {
        if (change.version !== document.version) throw new Refusal(409, { document })
        if (change.overruled) overruled.push(change.overruled)
        document = { ...document, version: change.version + 1, value: change.value as Value }
        return document
      }, true),
    turn: async () => {},
    meet: async () => ({ others: [], owners: [], versions: [document] }),
  }
  const touch = () => void (document = { ...document, version: document.version + 1 })
  return { desk, line, overruled, touch, value: () => document.value }
}

/** A browser: what lies in it outlives its visits. */
function browser() {
  const left: unknown[] = []
  const aside: unknown[] = []
  const visit = (): KeptDrafts & { end: () => void } => {
    let kept: string | undefined
    return {
      goOn: () => () => {},
      keep(_id, draft) {
        kept = JSON.stringify(draft)
        return true
      },
      forget: () => void (kept = undefined),
      left: async () =>
        left.splice(0).map((given) => ({
          given,
          drop: () => {},
          setAside: () => void aside.push(given),
        })),
      allLeft: async () => [...left],
      end: () => void (kept && left.push(JSON.parse(kept))),
    }
  }
  return { left, aside, visit }
}

const page = {
  heading: 'Home',
  lead: 'What we do.',
  slides: [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }],
  facts: ['a', 'b'],
}

const at = (path: string) => ({ kind: 'home' as const, id: 'home', path })

/** The same desk, until its visit ends. */
function endless(desk: EditingDesk) {
  let isOver = false
  const wrap =
    <In extends unknown[], Out>(call: (...given: In) => Promise<Out>) =>
    (...given: In) =>
      isOver ? new Promise<Out>(() => {}) : call(...given)
  const own: EditingDesk = {
    read: wrap(desk.read),
    save: wrap(desk.save),
    turn: wrap(desk.turn),
    meet: wrap(desk.meet),
  }
  return { own, end: () => void (isOver = true) }
}

async function opened(desk: EditingDesk, kept: KeptDrafts = browser().visit(), steps?: KeptSteps) {
  const editor = new DraftEditor(kept, desk)
  const end = editor.start(steps)
  const heard: Changed[] = []
  editor.subscribe((changed) => changed && heard.push(changed))
  await editor.open('home', 'home')
  return { editor, heard, end, value: () => editor.documentOf('home')!.value }
}

test('what is typed is on the server within a second, and lies in the browser at once', async () => {
  const { desk, value } = server(page)
  const { visit } = browser()
  const kept = visit()
  const keep = vi.spyOn(kept, 'keep')
  const { editor } = await opened(desk, kept)
  for (const typed of ['H', 'He', 'Hel', 'Hell', 'Hello'])
    editor.set(at('heading'), typed, { typing: true })
  expect(keep).toHaveBeenCalledTimes(5)
  expect(editor.state().save).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1000)
  expect(value().heading).toBe('Hello')
  expect(editor.state().save).toBe('saved')
  await editor.undo()
  expect(editor.valueAt(at('heading'))).toBe('Home')
  expect(editor.state()).toMatchObject({ canUndo: false, canRedo: true })
})

test('issue 16: a sign that nobody sees, pasted along, holds nothing back', async () => {
  const { desk, value } = server(page)
  const { editor } = await opened(desk)
  editor.set(at('heading'), 'From a\vslide\u0007', { typing: true })
  editor.insert(at('slides'), 0, { title: 'From\0 a\ffile\ud800' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(value()).toMatchObject({
    heading: 'From a slide',
    slides: [{ title: 'From a file\ufffd' }, {}, {}, {}],
  })
})

test('without a line it is kept, and sent when there is one, though answers were lost', async () => {
  const { desk, line, value } = server(page)
  const { editor } = await opened(desk)
  line.push('dead', 'answer lost', 'dead')
  editor.set(at('heading'), 'One')
  await vi.advanceTimersByTimeAsync(400)
  expect(editor.state().save).toBe('waiting')
  editor.set(at('heading'), 'One, two')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(value().heading).toBe('One, two')
  expect(editor.state()).toMatchObject({ save: 'saved', questions: [] })
})

test('a visit that ended early goes on in the next one', async () => {
  const { desk, line, value } = server(page)
  const { visit } = browser()
  const first = visit()
  const { editor } = await opened(desk, first)
  line.push('answer lost')
  editor.set(at('slides.1.title'), 'Half')
  await vi.advanceTimersByTimeAsync(400)
  editor.set(at('slides.1.title'), 'Whole')
  first.end()
  const next = await opened(desk, visit())
  expect(next.editor.documentOf('home')).toMatchObject({ isRestored: true })
  await next.editor.flush()
  expect(value().slides).toEqual([{ title: 'One' }, { title: 'Whole' }, { title: 'Three' }])
  expect(next.editor.state().questions).toEqual([])
})

test('issue 16: what a visit left is sent by the next one, though it opens another page', async () => {
  const { desk, line, value } = server(page)
  const { visit } = browser()
  const first = visit()
  const { own, end } = endless(desk)
  const { editor } = await opened(own, first)
  line.push('dead')
  editor.set(at('heading'), 'Kept')
  await vi.advanceTimersByTimeAsync(400)
  end()
  first.end()
  new DraftEditor(visit(), desk).start()
  await vi.advanceTimersByTimeAsync(1000)
  expect(value().heading).toBe('Kept')
})

test('issue 16: whoever hears of another’s change asks at once who is there', async () => {
  const { desk, touch } = server(page)
  const meet = vi.spyOn(desk, 'meet')
  const { editor } = await opened(desk)
  await vi.advanceTimersByTimeAsync(5000)
  meet.mockClear()
  touch()
  await editor.refresh('home')
  await vi.advanceTimersByTimeAsync(100)
  expect(meet).toHaveBeenCalledTimes(1)
})

/** As it lay in browsers that had written what nobody had chosen as `null`. */
const withHoles = {
  info: { id: 'home', kind: 'home', version: 1, state: 'draft' },
  base: { heading: 'Home', lead: 'What we do.', facts: [['a', 'a']] },
  mine: {
    heading: 'Home, mine',
    lead: null,
    facts: [
      ['a', 'a'],
      ['b', null],
      ['c', 'c'],
    ],
  },
  sent: [],
  questions: [],
  at: 1,
}

test('a draft that was kept with nothing for an item opens, with all that it says', async () => {
  const { desk, value } = server({ heading: 'Home', lead: 'What we do.', facts: ['a'] })
  const { left, aside, visit } = browser()
  left.push(withHoles)
  const { editor, value: here } = await opened(desk, visit())
  expect(here()).toEqual({ heading: 'Home, mine', facts: ['a', 'c'] })
  await editor.flush()
  expect(value()).toEqual({ heading: 'Home, mine', facts: ['a', 'c'] })
  expect([aside, editor.state().isSetAside]).toEqual([[], false])
})

test.for([
  ['no draft at all', 'what is this'],
  ['nothing', null],
  ['a list without keys', { ...withHoles, mine: { facts: ['a', 'b'] } }],
  ['no information', { ...withHoles, info: {} }],
  ['questions that are none', { ...withHoles, questions: [{ steps: 1 }] }],
])('a kept draft that cannot be read is set aside, and said so: %s', async ([, given]) => {
  const { desk, value } = server(page)
  const { left, aside, visit } = browser()
  left.push(given, withHoles)
  const { editor, value: here } = await opened(desk, visit())
  expect(aside).toEqual([given])
  expect(editor.state().isSetAside).toBe(true)
  expect(here()).toMatchObject({ heading: 'Home, mine' })
  await editor.flush()
  expect(value().heading).toBe('Home, mine')
})

test('what was taken back is sent again where the answer to it was lost, though the tab was closed', async () => {
  const { desk, line, value } = server(page)
  const { visit } = browser()
  const kept = visit()
  const { own, end } = endless(desk)
  const { editor } = await opened(own, kept)
  editor.set(at('heading'), 'Mine')
  await editor.flush()
  line.push('answer lost')
  await editor.undo()
  await vi.advanceTimersByTimeAsync(400)
  await editor.redo()
  end()
  kept.end()
  const next = await opened(desk, visit())
  await next.editor.flush()
  expect(next.value().heading).toBe('Mine')
  expect(value().heading).toBe('Mine')
})

test('two in different fields are merged; the same field is one question with both', async () => {
  const { desk, value, overruled } = server(page)
  const [asha, ravi] = [await opened(desk), await opened(desk)]
  asha.editor.set(at('heading'), 'Asha’s')
  ravi.editor.set(at('lead'), 'Ravi’s')
  ravi.editor.move(at('slides'), 2, 0)
  await vi.advanceTimersByTimeAsync(12_000)
  expect(value()).toMatchObject({ heading: 'Asha’s', lead: 'Ravi’s' })
  expect(asha.value()).toEqual(ravi.value())
  expect(asha.heard.at(-1)).toMatchObject({ by: 'others', isStructure: true })

  asha.editor.set(at('slides.0.title'), 'Asha’s')
  ravi.editor.set(at('slides.0.title'), 'Ravi’s')
  await vi.advanceTimersByTimeAsync(1000)
  const [question, ...more] = [asha, ravi].flatMap(({ editor }) => editor.state().questions)
  expect(more).toEqual([])
  expect(question).toMatchObject({ field: at('slides.0.title'), mine: 'Ravi’s', theirs: 'Asha’s' })
  await expect(ravi.editor.flush()).rejects.toThrow('same field')
  ravi.editor.answer(question!, 'theirs')
  await ravi.editor.flush()
  expect(overruled).toMatchObject([{ slides: [{ title: 'Ravi’s' }, {}, {}] }])
  expect(ravi.value()).toEqual(value())
})

/** One takes a slide away without a line while another rewrites it; the line comes back. */
async function takenAndChanged() {
  const { desk, line, value, overruled } = server(page)
  const { visit } = browser()
  const [kept, others] = [visit(), await opened(desk)]
  const { own, end } = endless(desk)
  const mine = await opened(own, kept)
  line.push('dead')
  mine.editor.remove(at('slides'), 1)
  await vi.advanceTimersByTimeAsync(400)
  others.editor.set(at('slides.1.title'), 'Two, theirs')
  await vi.advanceTimersByTimeAsync(12_000)
  const reload = async () => {
    end()
    kept.end()
    return opened(desk, visit())
  }
  const titles = () => (value().slides as { title: string }[]).map(({ title }) => title)
  return { mine: mine.editor, others: others.editor, reload, titles, overruled }
}

test('what I took away and another changed is asked about; mine takes it away, and undo brings it back', async () => {
  const { mine, others, titles } = await takenAndChanged()
  const [question] = mine.state().questions
  expect(question).toMatchObject({ field: at('slides.1'), theirs: { title: 'Two, theirs' } })
  expect(question!.mine).toBeUndefined()
  expect(titles()).toEqual(['One', 'Two, theirs', 'Three'])
  // Neither what I do elsewhere nor what they go on with answers it.
  mine.set(at('heading'), 'Mine')
  others.set(at('slides.1.title'), 'Two, theirs again')
  await vi.advanceTimersByTimeAsync(12_000)
  const [still, ...more] = mine.state().questions
  expect(more).toEqual([])
  expect(still).toMatchObject({ theirs: { title: 'Two, theirs again' } })
  mine.answer(still!, 'mine')
  await mine.flush()
  expect(titles()).toEqual(['One', 'Three'])
  await mine.undo()
  await mine.flush()
  expect(titles()).toEqual(['One', 'Two, theirs again', 'Three'])
})

test('the question about what I took away outlives a reload; theirs stays, and mine is a version', async () => {
  const { reload, titles, overruled } = await takenAndChanged()
  const { editor } = await reload()
  const [question] = editor.state().questions
  expect(question).toMatchObject({ field: at('slides.1'), theirs: { title: 'Two, theirs' } })
  editor.answer(question!, 'theirs')
  await editor.flush()
  expect(titles()).toEqual(['One', 'Two, theirs', 'Three'])
  expect(overruled).toMatchObject([{ slides: [{ title: 'One' }, { title: 'Three' }] }])
})

test('issue 16: what I changed without a line and another took away is asked about', async () => {
  const { desk, line, value } = server(page)
  const mine = await opened(desk)
  const others = await opened(desk)
  line.push('dead')
  mine.editor.set(at('slides.1.title'), 'Two, mine')
  await vi.advanceTimersByTimeAsync(400)
  others.editor.remove(at('slides'), 1)
  await vi.advanceTimersByTimeAsync(12_000)
  const [question] = mine.editor.state().questions
  expect(question).toMatchObject({ field: at('slides.1'), mine: { title: 'Two, mine' } })
  mine.editor.answer(question!, 'mine')
  await mine.editor.flush()
  expect(value().slides).toEqual([{ title: 'One' }, { title: 'Two, mine' }, { title: 'Three' }])
})

test('who goes on with what they had taken away is asked no more', async () => {
  const { mine, titles } = await takenAndChanged()
  expect(mine.state().questions).toHaveLength(1)
  mine.set(at('slides.1.title'), 'Two, together')
  expect(mine.state().questions).toEqual([])
  await mine.flush()
  expect(titles()).toEqual(['One', 'Two, together', 'Three'])
})

test('what was let go for another’s words becomes a version though the tab was closed first', async () => {
  const { desk, line, overruled } = server(page)
  const { visit } = browser()
  const kept = visit()
  const { own, end } = endless(desk)
  const [mine, others] = [await opened(own, kept), await opened(desk)]
  others.editor.set(at('heading'), 'Theirs')
  mine.editor.set(at('heading'), 'Mine')
  await vi.advanceTimersByTimeAsync(12_000)
  const [question] = mine.editor.state().questions
  line.push('dead')
  mine.editor.answer(question!, 'theirs')
  await vi.advanceTimersByTimeAsync(400)
  end()
  kept.end()
  const next = await opened(desk, visit())
  await next.editor.flush()
  expect(overruled).toMatchObject([{ heading: 'Mine' }])
  expect(next.value().heading).toBe('Theirs')
})

test('tries that fail take no more room for each of them, and no room is said', async () => {
  const { desk, line } = server(page)
  const kept = browser().visit()
  const keep = vi.spyOn(kept, 'keep')
  const { editor } = await opened(desk, kept)
  line.push('dead', 'dead', 'dead', 'dead', 'dead', 'dead')
  editor.set(at('heading'), 'One')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(line.length).toBeLessThan(3)
  expect(keep.mock.lastCall![1].sent).toHaveLength(1)
  expect(editor.state().isKept).toBe(true)
  keep.mockReturnValue(false)
  editor.set(at('heading'), 'One, two')
  expect(editor.state().isKept).toBe(false)
  line.length = 0
  await editor.flush()
  expect(editor.state().isKept).toBe(true)
})

test('of many tries without a line few are kept, and the first is known again, which had arrived', async () => {
  const { desk, line, value } = server(page)
  const kept = browser().visit()
  const keep = vi.spyOn(kept, 'keep')
  const { editor } = await opened(desk, kept)
  line.push('answer lost')
  editor.set(at('heading'), 'One')
  await vi.advanceTimersByTimeAsync(400)
  for (let n = 0; n < 15; n++) {
    line.splice(0, Infinity, ...Array.from({ length: 20 }, () => 'dead' as const))
    editor.set(at('heading'), `One, ${n}`)
    await vi.advanceTimersByTimeAsync(31_000)
  }
  expect(Math.max(...keep.mock.calls.map(([, { sent }]) => sent.length))).toBe(10)
  line.length = 0
  // What is heard meanwhile puts the next try off once.
  await vi.advanceTimersByTimeAsync(62_000)
  expect(editor.state()).toMatchObject({ save: 'saved', questions: [] })
  expect(value().heading).toBe('One, 14')
})

/** A tab that hears of what happens in it, and of what other tabs keep. */
function hearingTab() {
  const heard = new EventTarget()
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard))
  let token = 'first'
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'token' ? token : null) })
  return {
    keptElsewhere: (key: string) =>
      heard.dispatchEvent(Object.assign(new Event('storage'), { key })),
    loggedIn(as: string) {
      token = as
      heard.dispatchEvent(new Event('desk-token'))
    },
  }
}

test('neither what another tab keeps nor the same login sends at once; another login does', async () => {
  const { keptElsewhere, loggedIn } = hearingTab()
  const { desk, line } = server(page)
  const save = vi.spyOn(desk, 'save')
  const { editor } = await opened(desk)
  line.push(401, 'dead', 'dead')
  editor.set(at('heading'), 'One')
  await vi.advanceTimersByTimeAsync(400)
  keptElsewhere('desk:asha:edit:home:other')
  loggedIn('first')
  await vi.advanceTimersByTimeAsync(0)
  expect(save).toHaveBeenCalledTimes(1)
  loggedIn('second')
  await vi.advanceTimersByTimeAsync(0)
  expect(save).toHaveBeenCalledTimes(2)
  keptElsewhere('token')
  await vi.advanceTimersByTimeAsync(0)
  expect(save).toHaveBeenCalledTimes(2)
})

test('an undo leaves what others did since', async () => {
  const { desk, value } = server(page)
  const [asha, ravi] = [await opened(desk), await opened(desk)]
  asha.editor.remove(at('slides'), 0)
  await vi.advanceTimersByTimeAsync(12_000)
  ravi.editor.set(at('slides.0.title'), 'Ravi’s')
  ravi.editor.set(at('heading'), 'Ravi’s')
  await vi.advanceTimersByTimeAsync(12_000)
  expect(await asha.editor.undo()).toMatchObject({ kept: [] })
  await asha.editor.flush()
  expect(value()).toMatchObject({
    heading: 'Ravi’s',
    slides: [{ title: 'One' }, { title: 'Ravi’s' }, { title: 'Three' }],
  })
  asha.editor.set(at('heading'), 'Asha’s')
  await vi.advanceTimersByTimeAsync(12_000)
  ravi.editor.set(at('heading'), 'Ravi’s again')
  await vi.advanceTimersByTimeAsync(12_000)
  expect(await asha.editor.undo()).toMatchObject({ kept: [at('heading')] })
  expect(asha.value().heading).toBe('Ravi’s again')
})

const moved: Recorded = {
  label: 'Move',
  act: { does: 'place', kind: 'leader', id: 'asha', list: ['ben', 'asha'], from: 1, to: 0 },
}

test('what was recorded is undone and done again in its turn', async () => {
  const { desk } = server(page)
  const { editor } = await opened(desk)
  const done: string[] = []
  editor.set(at('heading'), 'One')
  desk.turn = async (_act, way) => void done.push(way)
  editor.record(moved)
  expect(editor.state().undoLabel).toBe('Move')
  await Promise.all([editor.undo(), editor.undo(), editor.redo(), editor.redo()])
  expect(done).toEqual(['undo', 'redo'])
  expect(editor.valueAt(at('heading'))).toBe('One')
})

test.for([
  [404, 0],
  [409, 0],
  [503, 2],
] as const)(
  'what cannot be undone is said, and what never can leaves the steps: %s',
  async ([status, tries]) => {
    const { desk } = server(page)
    const { editor } = await opened(desk)
    editor.set(at('heading'), 'One')
    let left = 2
    desk.turn = async () => {
      if (left-- > 0) throw new Refusal(status, { message: 'No.' })
    }
    editor.record(moved)
    const seen = vi.fn<() => void>()
    editor.subscribe(seen)
    await expect(editor.undo()).rejects.toThrow('No.')
    expect(seen).toHaveBeenCalled()
    for (let n = 1; n < tries; n++) await expect(editor.undo()).rejects.toThrow('No.')
    if (tries > 0) expect(await editor.undo()).toMatchObject({ label: 'Move' })
    await editor.undo()
    expect(editor.valueAt(at('heading'))).toBe('Home')
    expect(editor.state().canUndo).toBe(false)
  },
)

test('a session that ended keeps everything; what was refused says why', async () => {
  const { desk, line, value } = server(page)
  const { editor } = await opened(desk)
  line.push(401)
  editor.set(at('heading'), 'One')
  await vi.advanceTimersByTimeAsync(400)
  expect(editor.state().save).toBe('logged-out')
  await editor.flush()
  expect(value().heading).toBe('One')
  line.push(403)
  editor.set(at('heading'), 'Two')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(editor.state().save).toBe('refused')
  expect(editor.documentOf('home')?.refusal).toBe('No.')
})

test('issue 16: what was trashed beneath its writer says so, and is saved once it is back', async () => {
  const { desk, line, touch, value } = server(page)
  const { editor } = await opened(desk)
  line.push('trashed')
  editor.set(at('heading'), 'Mine')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(editor.state()).toMatchObject({
    save: 'refused',
    trashed: [{ kind: 'home', id: 'home' }],
  })
  touch()
  await editor.refresh('home')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(editor.state()).toMatchObject({ save: 'saved', trashed: [] })
  expect(value().heading).toBe('Mine')
})

test('whoever looks at each change sees at once what can be undone and done again', async () => {
  const { desk } = server(page)
  const { editor } = await opened(desk)
  const seen: boolean[][] = []
  editor.subscribe(() => seen.push([editor.state().canUndo, editor.state().canRedo]))
  // Taken back before it was saved: nothing goes to the server, so nothing else is told later.
  editor.set(at('heading'), 'One')
  await editor.undo()
  expect(seen.at(-1)).toEqual([false, true])
  await editor.redo()
  expect(seen.at(-1)).toEqual([true, false])
  editor.record(moved)
  await editor.undo()
  expect(seen.at(-1)).toEqual([true, true])
})

test('issue 16: what was done before a reload is undone and done again after it', async () => {
  const { desk, value } = server(page)
  const visit = () => opened(desk, browser().visit(), keptSteps('asha', 'edit'))
  const first = await visit()
  first.editor.set(at('heading'), 'One', { label: 'Heading' })
  first.editor.record(moved)
  first.editor.move(at('slides'), 2, 0)
  first.editor.set(at('slides.0.title'), 'Drei')
  await first.editor.undo()
  await first.editor.flush()
  first.end()
  const { editor } = await visit()
  expect(editor.state()).toMatchObject({ canUndo: true, canRedo: true })
  await editor.redo()
  expect(editor.valueAt(at('slides.0.title'))).toBe('Drei')
  await editor.undo()
  await editor.undo()
  const turn = vi.spyOn(desk, 'turn')
  await editor.undo()
  expect(turn).toHaveBeenCalledWith(moved.act, 'undo')
  expect(editor.state().undoLabel).toBe('Heading')
  await editor.undo()
  await editor.flush()
  expect(value()).toEqual(page)
  expect(editor.state()).toMatchObject({ canUndo: false, canRedo: true })
})

test('what one types after an undo or a redo is a step of its own', async () => {
  const { desk } = server(page)
  const { editor } = await opened(desk)
  const type = (words: string) => editor.set(at('heading'), words, { typing: true })
  type('One')
  type('One, two')
  editor.move(at('slides'), 2, 0)
  await editor.undo()
  type('One, two, three')
  await editor.undo()
  expect(editor.valueAt(at('heading'))).toBe('One, two')
  await editor.undo()
  expect(editor.valueAt(at('heading'))).toBe('Home')
  await editor.redo()
  type('Three')
  await editor.undo()
  expect(editor.valueAt(at('heading'))).toBe('One, two')
})

test('what changes nothing leaves what can be done again', async () => {
  const { desk } = server(page)
  const { editor } = await opened(desk)
  editor.set(at('heading'), 'One')
  await editor.undo()
  editor.set(at('heading'), 'Home')
  await editor.redo()
  expect(editor.valueAt(at('heading'))).toBe('One')
})

test('what is open for an item stays with it, wherever others move it', async () => {
  const { desk } = server(page)
  const [asha, ravi] = [await opened(desk), await opened(desk)]
  const picked = followField(asha.editor, at('slides.1.title'))
  const place = (where: number) => followPlace(asha.editor, { list: at('slides'), at: where })
  const [first, between, last] = [place(0), place(2), place(3)]
  ravi.editor.insert(at('slides'), 0, { title: 'New' })
  await vi.advanceTimersByTimeAsync(12_000)
  expect(asha.editor.valueAt(picked.now()!)).toBe('Two')
  expect([first, between, last].map((one) => one.now()!.at)).toEqual([1, 3, 4])
  ravi.editor.remove(at('slides'), 2)
  await vi.advanceTimersByTimeAsync(12_000)
  expect(picked.now()).toBeUndefined()
  expect([first, between, last].map((one) => one.now()!.at)).toEqual([1, 2, 3])
})

test('items are known by the same keys wherever others put them', async () => {
  const { desk } = server(page)
  const [asha, ravi] = [await opened(desk), await opened(desk)]
  const keys = () => asha.editor.keysAt(at('slides'))!
  const [one, two, three] = keys()
  ravi.editor.insert(at('slides'), 0, { title: 'New' })
  ravi.editor.move(at('slides'), 3, 1)
  await vi.advanceTimersByTimeAsync(12_000)
  expect(keys().slice(1)).toEqual([three, one, two])
  expect(asha.editor.keysAt(at('heading'))).toBeUndefined()
})

test('a list stays one, whatever is set where it has no item', async () => {
  const { desk } = server(page)
  const { editor, value } = await opened(desk)
  editor.set(at('slides.3.title'), 'Four')
  expect(value()).toEqual(page)
})

test('a field is known wherever its item goes, as it is here and as pages show it', async () => {
  const { desk } = server(page)
  const { editor } = await opened(desk)
  const early = editor.remember('saved')
  editor.move(at('slides'), 0, 2)
  const [here, saved] = [editor.remember('here'), editor.remember('saved')]
  editor.insert(at('slides'), 0, { title: 'New' })
  expect(early(at('slides.0.title'))).toEqual(at('slides.3.title'))
  expect(saved(at('slides.0.title'))).toEqual(at('slides.3.title'))
  expect(here(at('slides.0.title'))).toEqual(at('slides.1.title'))
  await editor.flush()
  expect(editor.remember('saved')(at('slides.0.title'))).toEqual(at('slides.0.title'))
  editor.remove(at('slides'), 3)
  expect(early(at('slides.0.title'))).toBeUndefined()
  expect(early(at('heading'))).toEqual(at('heading'))
})

const act = fc.record({
  who: fc.constantFrom<0 | 1>(0, 1),
  what: fc.constantFrom(
    'type',
    'type',
    'set',
    'add',
    'drop',
    'move',
    'undo',
    'redo',
    'reload',
    'wait',
  ),
  at: fc.nat(4),
  word: fc.stringMatching(/^[a-z]{1,6}$/),
})

/** A visit in a browser: ended, it asks nothing any more. */
function visitOf(kept: ReturnType<ReturnType<typeof browser>['visit']>, desk: EditingDesk) {
  const { own: mine, end } = endless(desk)
  return {
    kept,
    desk: mine,
    end() {
      end()
      kept.end()
    },
  }
}

/** One writer has these fields to themselves, and with them a plain model of what an editor is to do. */
const own = [
  { line: 'heading', list: 'facts' },
  { line: 'lead', list: 'tags' },
] as const

test(
  'whatever two writers do, undo and reload: what is stored is what a plain model says',
  { timeout: 900_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
        const { desk, line, value } = server({ ...page, tags: ['x'] })
        const browsers = [browser(), browser()]
        const visits = browsers.map(({ visit }) => visitOf(visit(), desk))
        const steps = [keptSteps('asha', 'edit'), keptSteps('ben', 'edit')]
        const open = (who: 0 | 1) => opened(visits[who]!.desk, visits[who]!.kept, steps[who])
        const editors = [await open(0), await open(1)]
        const models = own.map(({ line: name, list }) => {
          const first = { ...page, tags: ['x'] }
          return {
            now: [first[name], first[list]] as [string, string[]],
            done: [] as [string, string[]][],
            undone: [] as [string, string[]][],
          }
        })
        for (const [n, { who, what, at: place, word }] of acts.entries()) {
          const { editor } = editors[who]!
          const model = models[who]!
          const { line: name, list } = own[who]
          const items = model.now[1]
          const step = (now: [string, string[]]) => {
            model.done.push(model.now)
            model.undone = []
            model.now = now
          }
          if (n % 7 === 3) line.push('answer lost')
          if (what === 'type' || what === 'set') {
            const text = `${word}${n}`
            editor.set(at(name), text)
            step([text, items])
          } else if (what === 'add') {
            const to = Math.min(place, items.length)
            editor.insert(at(list), to, `${word}${n}`)
            step([model.now[0], items.toSpliced(to, 0, `${word}${n}`)])
          } else if (what === 'drop' && items.length > place) {
            editor.remove(at(list), place)
            step([model.now[0], items.toSpliced(place, 1)])
          } else if (what === 'move' && items.length > 1 && items.length > place && place > 0) {
            editor.move(at(list), place, 0)
            step([model.now[0], [items[place]!, ...items.toSpliced(place, 1)]])
          } else if (what === 'undo' || what === 'redo') {
            await editor[what]()
            const [from, to] =
              what === 'undo' ? [model.done, model.undone] : [model.undone, model.done]
            const next = from.pop()
            if (next) {
              to.push(model.now)
              model.now = next
            }
          } else if (what === 'reload') {
            visits[who]!.end()
            editors[who]!.end()
            visits[who] = visitOf(browsers[who]!.visit(), desk)
            editors[who] = await open(who)
          } else if (what === 'wait') await vi.advanceTimersByTimeAsync(place * 300)
        }
        await vi.advanceTimersByTimeAsync(120_000)
        const wanted = Object.fromEntries(
          own.flatMap(({ line: name, list }, who) => [
            [name, models[who]!.now[0]],
            [list, models[who]!.now[1]],
          ]),
        )
        expect(editors.flatMap(({ editor }) => editor.state().questions)).toEqual([])
        expect(value()).toMatchObject(wanted)
        expect(editors.map((one) => one.value())).toEqual([value(), value()])
      }),
      { numRuns: Number(process.env.EDIT_RUNS ?? 60) },
    )
  },
)
