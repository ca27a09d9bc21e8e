import { createHash, randomBytes } from 'node:crypto'

type Waiting = { try: () => Promise<void> }

const lanes = 128
const room = 8

/**
 * Where tries go that are too many for their address: somebody behind the same address may be the
 * owner. In each lane one password is looked at every two seconds, the first come first; a wrong one
 * is answered when its two seconds are over, so that the time tells nothing, and beyond a few nobody
 * waits. An account's lane is the same each time and cannot be guessed, whether it exists or not.
 */
export class SlowWay {
  #paceMs: number
  #secret = randomBytes(16)
  #lanes = new Map<number, Waiting[]>()

  constructor(paceMs = 2000) {
    this.#paceMs = paceMs
  }

  /** What `look` finds when it is its turn; undefined if it finds nothing or there is no room. */
  pass<T>(
    account: string,
    look: () => Promise<T | undefined>,
    gone?: AbortSignal,
  ): Promise<T | undefined> {
    const number = this.#laneOf(account)
    const lane = this.#lanes.get(number)
    if (lane && lane.length >= room) return Promise.resolve(undefined)
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        try: async () => {
          const end = this.#end()
          try {
            const found = await look()
            if (found !== undefined) resolve(found)
          } catch (error) {
            reject(error)
          }
          await end
          resolve(undefined)
        },
      }
      gone?.addEventListener('abort', () => {
        const place = this.#lanes.get(number)?.indexOf(waiting) ?? -1
        if (place >= 0) this.#lanes.get(number)!.splice(place, 1)
        resolve(undefined)
      })
      if (lane) return void lane.push(waiting)
      this.#lanes.set(number, [waiting])
      void this.#serve(number)
    })
  }

  async #serve(number: number) {
    const lane = this.#lanes.get(number)!
    for (let next = lane.shift(); next; next = lane.shift()) await next.try()
    this.#lanes.delete(number)
  }

  #end = () => new Promise((resolve) => setTimeout(resolve, this.#paceMs))

  #laneOf(account: string): number {
    return createHash('sha256').update(this.#secret).update(account).digest().readUInt32BE() % lanes
  }
}
