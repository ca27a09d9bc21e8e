import type { KindName } from '../../../../../features/documents/kinds/all-kinds.ts'
import { Refusal } from '../../../session/desk-call.ts'
import { isSame, type Tree } from '../keyed-tree.ts'
import type { Recorded } from './act.ts'

/** What one person did to one document: how it was before and after. */
export type FieldStep = {
  kind: KindName
  id: string
  before: Tree
  after: Tree
  label?: string | undefined
  /** The field that is typed in: what goes on there soon is the same step. */
  typedIn?: string | undefined
  at: number
}

export type Step = FieldStep | Recorded

export type Steps = { done: Step[]; undone: Step[] }

const pause = 1500
const most = 500

const isForGood = (error: unknown) =>
  error instanceof Refusal && [400, 404, 409].includes(error.status)

/** What can be undone and done again, across all documents of a visit. */
export class UndoSteps {
  #done: Step[] = []
  #undone: Step[] = []
  #turn: Promise<unknown> = Promise.resolve()
  /** Whether nothing was undone or done again since the last step. */
  #isFresh = false

  add(step: Step) {
    if ('before' in step && !step.typedIn && isSame(step.before, step.after)) return
    this.#undone = []
    const last = this.#done.at(-1)
    const goesOn =
      'before' in step &&
      last !== undefined &&
      'before' in last &&
      step.typedIn !== undefined &&
      step.typedIn === last.typedIn &&
      step.id === last.id &&
      step.before === last.after &&
      this.#isFresh &&
      step.at - last.at < pause
    if (goesOn) this.#done[this.#done.length - 1] = { ...step, before: last.before }
    else this.#done.push(step)
    this.#isFresh = true
    if (this.#done.length > most) this.#done.shift()
  }

  /** For what can't be taken back: the step before it would be taken back in its stead. */
  forget() {
    this.#done = []
    this.#undone = []
  }

  /** What the next page can go on with. */
  get all(): Steps {
    return { done: this.#done, undone: this.#undone }
  }

  /** Goes on with what an earlier page of this visit has left, before anything is done here. */
  takeUp({ done, undone }: Steps = { done: [], undone: [] }) {
    if (this.#done.length + this.#undone.length > 0) return
    this.#done = done
    this.#undone = undone
  }

  /** A document as the next steps would find it: what they call its items is what they are called by now. */
  treesOf(id: string): Tree[] {
    const [last, next] = [this.#done, this.#undone].map((steps) =>
      steps.findLast((step): step is FieldStep => 'before' in step && step.id === id),
    )
    return [last?.after, next?.before].filter((tree) => tree !== undefined)
  }

  get state() {
    return {
      canUndo: this.#done.length > 0,
      canRedo: this.#undone.length > 0,
      undoLabel: this.#done.at(-1)?.label,
      redoLabel: this.#undone.at(-1)?.label,
    }
  }

  undo = <T>(turn: (step: Step) => Promise<T>) => this.#next(() => [this.#done, this.#undone], turn)

  redo = <T>(turn: (step: Step) => Promise<T>) => this.#next(() => [this.#undone, this.#done], turn)

  /**
   * One after the other, however fast somebody presses. What fails stays to be tried again; what the server will never
   * do any more makes way for the steps before it.
   */
  #next<T>(lists: () => [Step[], Step[]], turn: (step: Step) => Promise<T>) {
    const next = this.#turn.then(async () => {
      const step = lists()[0].at(-1)
      if (!step) return undefined
      const leave = (to?: Step[]) => {
        const [from] = lists()
        if (from.at(-1) !== step) return
        from.pop()
        to?.push(step)
      }
      try {
        const done = await turn(step)
        this.#isFresh = false
        leave(lists()[1])
        return done
      } catch (error) {
        if (isForGood(error)) leave()
        throw error
      }
    })
    this.#turn = next.catch(() => {})
    return next
  }
}
