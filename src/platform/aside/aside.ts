import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Problem } from '../problem.ts'
import type { Answer, Asked, Works } from './answer-aside.ts'

const startMs = 30_000

type Limits = { deadlineMs?: number; idleMs?: number; tooLong: string }

/**
 * A thread beside the main one, for work that would hold everybody up: one piece after another, each
 * with a deadline. It starts when it is needed and goes when it has had nothing to do for a while.
 */
export class Aside<Known extends Works> {
  #file: URL
  #limits: Required<Limits>
  #thread: { worker: Worker; ready: Promise<unknown> } | undefined
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
    const result = this.#last.then(() => this.#ask({ work, given }))
    this.#last = result.catch(() => {})
    return result as Promise<Awaited<ReturnType<Known[Name]>>>
  }

  async #ask(asked: Asked): Promise<unknown> {
    const { worker, ready } = (this.#thread ??= this.#start())
    clearTimeout(this.#idle)
    worker.ref()
    // A busy machine may take seconds to start a thread: they are not the work's.
    await ready.catch((error: unknown) => {
      this.#stop(worker)
      throw error
    })
    worker.postMessage(asked)
    const signal = AbortSignal.timeout(this.#limits.deadlineMs)
    const answer = await once(worker, 'message', { signal }).then(
      ([one]) => one as Answer,
      (error: unknown) => this.#giveUp(worker, error),
    )
    worker.unref()
    this.#idle = setTimeout(() => this.#stop(worker), this.#limits.idleMs).unref()
    if ('result' in answer) return answer.result
    if (!answer.problem) throw new Error(answer.message)
    throw new Problem(answer.problem.status, answer.message, answer.problem.fields)
  }

  #start() {
    const worker = new Worker(this.#file)
    // Heard while it works; an idle one that fails is only forgotten.
    worker.on('error', () => this.#stop(worker))
    return { worker, ready: once(worker, 'message', { signal: AbortSignal.timeout(startMs) }) }
  }

  #giveUp(worker: Worker, error: unknown): never {
    this.#stop(worker)
    if ((error as Error).name === 'AbortError') throw new Problem(413, this.#limits.tooLong)
    throw error
  }

  #stop(worker: Worker) {
    if (this.#thread?.worker === worker) this.#thread = undefined
    void worker.terminate()
  }
}
