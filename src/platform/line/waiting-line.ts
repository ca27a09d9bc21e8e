import type { Refusal } from '../problem.ts'
import { Trouble } from '../trouble.ts'

/** Heavy work, one piece after another; refuses more once the line is full. */
export class WaitingLine {
  #most: number
  #full: Refusal
  #length = 0
  #last: Promise<unknown> = Promise.resolve()

  constructor(most: number, full: Refusal) {
    this.#most = most
    this.#full = full
  }

  /** Takes a place, for work that is not there yet. */
  async join<T>(
    work: (turn: <R>(heavy: () => Promise<R>) => Promise<R>) => Promise<T>,
  ): Promise<T> {
    if (this.#length >= this.#most)
      throw new Trouble(this.#full, 'The line is full', undefined, { retryAfterSeconds: 30 })
    this.#length++
    try {
      return await work((heavy) => this.#inTurn(heavy))
    } finally {
      this.#length--
    }
  }

  #inTurn<R>(heavy: () => Promise<R>): Promise<R> {
    const result = this.#last.then(heavy)
    this.#last = result.catch(() => {})
    return result
  }
}
