/** Lets so many in at once for each key; the others wait in line. */
export class Turns {
  #most: number
  #inside = new Map<string, number>()
  #lines = new Map<string, (() => void)[]>()

  constructor(most: number) {
    this.#most = most
  }

  /** Gives back how to leave, once. */
  async enter(key: string): Promise<() => void> {
    const inside = this.#inside.get(key) ?? 0
    if (inside < this.#most) this.#inside.set(key, inside + 1)
    else {
      const line = this.#lines.get(key) ?? []
      this.#lines.set(key, line)
      await new Promise<void>((resolve) => line.push(resolve))
    }
    return () => this.#leave(key)
  }

  #leave(key: string) {
    const next = this.#lines.get(key)?.shift()
    if (next) return next()
    this.#lines.delete(key)
    const inside = this.#inside.get(key)! - 1
    if (inside > 0) this.#inside.set(key, inside)
    else this.#inside.delete(key)
  }
}
