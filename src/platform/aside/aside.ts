import { Problem, type Refusal } from '../problem.ts'
import type { Works } from './answer-aside.ts'
import { Thread } from './thread.ts'

type Limits = { deadlineMs?: number; idleMs?: number; tooLong: Refusal }

/**
 * A thread beside the main one, for work that would hold everybody up: one piece after another, each
 * with a deadline. It starts when it is needed and goes when it has had nothing to do for a while.
 */
export class Aside<Known extends Works> {
  #file: URL
  #limits: Required<Limits>
  #thread: Thread | undefined
  #last: Promise<unknown> = Promise.resolve()
  #idle: NodeJS.Timeout | undefined

  constructor(file: URL, limits: Limits) {
    this.#file = file
    this.#limits = { deadlineMs: 20_000, idleMs: 30_000, ...limits }
  }

  run<Name extends keyof Known & string>(
    work: Name,
    ...given: Parameters<Known[Name]>
  ): Promise<Awaited<ReturnType<Known[Name]>>> {
    const result = this.#last.then(() => this.#ask(work, given))
    this.#last = result.catch(() => {})
    return result as Promise<Awaited<ReturnType<Known[Name]>>>
  }

  async #ask(work: string, given: unknown[]): Promise<unknown> {
    clearTimeout(this.#idle)
    if (!this.#thread || this.#thread.hasEnded) this.#thread = new Thread(this.#file)
    const thread = this.#thread
    thread.worker.ref()
    await thread.ready
    const { deadlineMs, idleMs, tooLong } = this.#limits
    const deadline = setTimeout(() => thread.stop(new Problem(tooLong)), deadlineMs)
    try {
      return await thread.ask(work, given)
    } finally {
      clearTimeout(deadline)
      thread.worker.unref()
      this.#idle = setTimeout(() => thread.stop(new Error('Idle')), idleMs).unref()
    }
  }
}
