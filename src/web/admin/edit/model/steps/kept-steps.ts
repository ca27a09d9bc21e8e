import { ask } from '../../../session/ask-storage.ts'
import { readToken } from '../../../session/token.ts'
import type { Tree } from '../keyed-tree.ts'
import { packTrees, unpackTrees } from './packed-trees.ts'
import type { Step, Steps, UndoSteps } from './undo-steps.ts'

/** Where the steps of a visit lie while its page is loaded anew, or while one is elsewhere in the desk. */
export type KeptSteps = { keep(steps: Steps): void; takeUp(): Steps | undefined }

const most = 200

/** In the tab, until it is closed or somebody logs out. */
export function keptSteps(staffId: string, where: 'edit' | 'site'): KeptSteps {
  const name = `desk:${staffId}:${where}-steps`
  return {
    keep({ done, undone }) {
      if (readToken() === null) return
      const put = (count: number) =>
        ask(() => {
          const last = { done: done.slice(-count), undone: undone.slice(-count) }
          sessionStorage.setItem(name, packed(last))
          return true
        })
      // Where there isn't room for all of them, the last ones are wanted first.
      for (let count = most; count > 0 && !put(count);) count = Math.floor(count / 2)
    },
    takeUp() {
      const text = ask(() => sessionStorage.getItem(name))
      // A tab that is opened from here begins with a copy of what lies there.
      void ask(() => sessionStorage.removeItem(name))
      return text ? ask(() => unpacked(text)) : undefined
    },
  }
}

function packed({ done, undone }: Steps): string {
  const { parts, pack } = packTrees()
  const all = (steps: Step[]) => steps.map((step) => withTrees(step, pack))
  return JSON.stringify({ done: all(done), undone: all(undone), parts })
}

function unpacked(text: string): Steps {
  const { done, undone, parts } = JSON.parse(text) as Steps & { parts: unknown[] }
  const unpack = unpackTrees(parts)
  const all = (steps: Step[]) => steps.map((step) => withTrees(step, unpack) as Step)
  return { done: all(done), undone: all(undone) }
}

const withTrees = (step: Step, make: (tree: Tree) => unknown) =>
  'before' in step ? { ...step, before: make(step.before), after: make(step.after) } : step

/** Has the steps of the last page go on in this one, and those of this one in the next. */
export function goOnWith(steps: UndoSteps, kept: KeptSteps): () => void {
  steps.takeUp(kept.takeUp())
  const keep = () => kept.keep(steps.all)
  addEventListener('pagehide', keep)
  return () => {
    removeEventListener('pagehide', keep)
    keep()
  }
}
