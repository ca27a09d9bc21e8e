type Size = { burst: number; refillMs: number; most: number }

/** A bounded number of token buckets: so many tries at once, then one each time a token drips in. */
export class Buckets {
  #size: Size
  #now: () => number
  #used = new Map<string, { left: number; at: number }>()

  constructor(size: Size, now: () => number) {
    this.#size = size
    this.#now = now
  }

  /** Milliseconds until this key may try again; 0 when it may now. */
  wait(key: string): number {
    return Math.max(0, Math.ceil((1 - this.#left(key)) * this.#size.refillMs))
  }

  take(key: string) {
    const left = this.#left(key) - 1
    this.#used.delete(key)
    this.#used.set(key, { left, at: this.#now() })
    if (this.#used.size > this.#size.most) this.#used.delete(this.#used.keys().next().value!)
  }

  forget(key: string) {
    this.#used.delete(key)
  }

  get count(): number {
    return this.#used.size
  }

  #left(key: string): number {
    const { burst, refillMs } = this.#size
    const used = this.#used.get(key)
    return used ? Math.min(burst, used.left + (this.#now() - used.at) / refillMs) : burst
  }
}
