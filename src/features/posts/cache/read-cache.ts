type Entry<T> = { reading: Promise<T>; weight: number }

/**
 * What was read of the posts, by what was asked, until one of them changes. What was asked for longest ago
 * makes room; what could not be read is read again.
 */
export class ReadCache<T> {
  #entries = new Map<string, Entry<T>>()
  #weight = 0
  #most: number
  #weigh: (read: T) => number

  constructor(most: number, weigh: (read: T) => number = () => 1) {
    this.#most = most
    this.#weigh = weigh
  }

  get(key: string, read: () => Promise<T>): Promise<T> {
    const entry = this.#entries.get(key) ?? this.#begin(key, read)
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.reading
  }

  /** What is being read now may be old already: it is given to who waits for it, and kept no longer. */
  forget() {
    this.#entries.clear()
    this.#weight = 0
  }

  #begin(key: string, read: () => Promise<T>): Entry<T> {
    const entry = { reading: read(), weight: 0 }
    entry.reading.then(
      (value) => this.#weighIn(key, entry, this.#weigh(value)),
      () => this.#entries.get(key) === entry && this.#entries.delete(key),
    )
    return entry
  }

  #weighIn(key: string, entry: Entry<T>, weight: number) {
    if (this.#entries.get(key) !== entry) return
    entry.weight = weight
    this.#weight += weight
    for (const [oldest, { weight: freed }] of this.#entries) {
      if (this.#weight <= this.#most) break
      this.#entries.delete(oldest)
      this.#weight -= freed
    }
  }
}
