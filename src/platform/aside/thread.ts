import { Worker, type WorkerOptions } from 'node:worker_threads'
import { Problem } from '../problem.ts'
import { Trouble } from '../trouble.ts'
import type { Answer } from './answer-aside.ts'

const startMs = 30_000

/** A thread and what it was asked for: each answer finds who asked, and if the thread ends, they all hear of it. */
export class Thread {
  /** A busy machine may take seconds to start it. */
  ready: Promise<void>
  worker: Worker
  #asked = new Map<number, PromiseWithResolvers<unknown>>()
  #number = 0
  #ended: Error | undefined
  #onEnd: (why: Error) => void

  constructor(file: URL, options: WorkerOptions = {}) {
    this.worker = new Worker(file, options)
    const ready = Promise.withResolvers<void>()
    this.ready = ready.promise
    this.ready.catch(() => {})
    const late = setTimeout(() => this.stop(new Error('A thread did not start')), startMs).unref()
    this.worker.once('message', () => {
      clearTimeout(late)
      ready.resolve()
      this.worker.on('message', (answer: Answer) => this.#take(answer))
    })
    this.worker.on('error', (error) => this.stop(error as Error))
    this.worker.on('exit', (code) => this.stop(new Error(`A thread ended by itself, with ${code}`)))
    this.#onEnd = ready.reject
  }

  get hasEnded() {
    return this.#ended !== undefined
  }

  async ask(work: string, given: unknown[]): Promise<unknown> {
    if (this.#ended) throw this.#ended
    const number = ++this.#number
    const answer = Promise.withResolvers<unknown>()
    this.#asked.set(number, answer)
    this.worker.postMessage({ number, work, given })
    return answer.promise
  }

  /** Whatever it is doing; who waits for it is told why. */
  stop(why: Error) {
    if (this.#ended) return
    this.#ended = why
    this.#onEnd(why)
    for (const { reject } of this.#asked.values()) reject(why)
    this.#asked.clear()
    void this.worker.terminate()
  }

  /**
   * Watches the thread until the function is called that it returns, and stops it if its work never ends: after the
   * first span it has had a quarter of a core for a whole one, or eight are over. Where other programs leave it no
   * core, it is only late.
   */
  stopIfEndless(why: Error, spanMs = 7500): () => void {
    let before = Infinity
    const look = async () => {
      const { user, system } = await this.worker.cpuUsage()
      const now = (user + system) / 1000
      if (now - before > spanMs / 4) this.stop(why)
      before = now
    }
    // It may have ended meanwhile.
    const looks = setInterval(() => void look().catch(() => {}), spanMs)
    const end = setTimeout(() => this.stop(why), 8 * spanMs)
    return () => {
      clearInterval(looks)
      clearTimeout(end)
    }
  }

  #take(answer: Answer) {
    const asked = this.#asked.get(answer.number)
    this.#asked.delete(answer.number)
    if ('result' in answer) asked?.resolve(answer.result)
    else asked?.reject(errorOf(answer))
  }
}

function errorOf(answer: Exclude<Answer, { result: unknown }>): Error {
  if ('problem' in answer) {
    const { fields, ...refusal } = answer.problem
    return new Problem(refusal, fields)
  }
  if ('trouble' in answer) {
    const { told, message, status, code, retryAfterSeconds } = answer.trouble
    return new Trouble({ status, code, message: told }, message, undefined, { retryAfterSeconds })
  }
  return new Error(answer.mistake)
}
