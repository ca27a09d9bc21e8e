import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SaveState } from './model/editor-model.ts'
import { openRedraw } from './use-redraw.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page that shows what is saved, and a model whose saves fail for as long as there is no line. */
function edited() {
  let [here, saved, shown] = ['', '', '']
  let trouble: SaveState | undefined
  const save = async () => {
    if (trouble) throw new Error('Not saved.')
    saved = here
  }
  const drawing = openRedraw({
    model: {
      flush: save,
      state: () => ({ save: here === saved ? 'saved' : trouble }) as never,
    },
    isHeld: () => false,
    onHeld: () => {},
  })
  drawing.drawWith(async () => void (shown = saved))
  return {
    async change(to: string) {
      here = to
      drawing.redraw()
      await vi.advanceTimersByTimeAsync(100)
    },
    async line(now: SaveState | undefined) {
      trouble = now
      if (!now) await save()
      drawing.heard()
      await vi.advanceTimersByTimeAsync(100)
    },
    shown: () => shown,
  }
}

test.for(['offline', 'waiting', 'logged-out', 'refused'] as const)(
  'what could not be saved is drawn once it is: %s',
  async (trouble) => {
    const { change, line, shown } = edited()
    await change('two cards')
    expect(shown()).toBe('two cards')
    await line(trouble)
    await change('one card')
    expect(shown()).toBe('two cards')
    await line(undefined)
    expect(shown()).toBe('one card')
  },
)
