import type { Refusal } from '../problem.ts'
import { Trouble } from '../trouble.ts'
import { holdRefusals } from './hold-refusals.ts'

type Limits = {
  /** How many pieces of work are underway at once. */
  atOnce: number
  /** How many may wait, and how many of them for one and the same asker. */
  mostWaiting: number
  mostOfOne: number
  /** Refused with a message after waiting this long. */
  waitMs: number
  full: Refusal
  /** For whom there is no place at all, the refusal is held so long. */
  holdMs?: number
}

type Job = {
  key: string
  work: () => Promise<unknown>
  /** Everyone waiting for this job; the first one's turn starts it. */
  askers: Set<string>
  promise: Promise<unknown>
  resolve: (result: unknown) => void
  reject: (why: Busy) => void
  timer: NodeJS.Timeout
}

/** More was asked for than can be done in time. */
export class Busy extends Trouble {}

/**
 * A bounded queue in which every asker gets turns, however much another one asks for. Jobs that several ask
 * for run once. What cannot start in time is refused.
 */
export class FairQueue {
  #limits: Limits
  #hold: () => Promise<void>
  #underway = 0
  #jobs = new Map<string, Job>()
  /** Those who wait, in the order of their turns. */
  #turns = new Map<string, Set<Job>>()
  refused = 0

  constructor(limits: Limits) {
    this.#limits = limits
    this.#hold = holdRefusals(limits.holdMs)
  }

  get waiting() {
    return this.#jobs.size
  }

  run<T>(asker: string, key: string, work: () => Promise<T>): Promise<T> {
    const job = this.#jobs.get(key) ?? this.#newJob(asker, key, work)
    if (!job) return this.#turnAway()
    this.#waitFor(job, asker)
    this.#goOn()
    return job.promise as Promise<T>
  }

  /** One more who asks for something that may be waiting: it is done as soon as it is the turn of any of them. */
  join(asker: string, key: string) {
    const job = this.#jobs.get(key)
    if (job) this.#waitFor(job, asker)
  }

  #newJob(asker: string, key: string, work: () => Promise<unknown>): Job | undefined {
    const { mostWaiting, mostOfOne, waitMs } = this.#limits
    if ((this.#turns.get(asker)?.size ?? 0) >= mostOfOne) return undefined
    if (this.#jobs.size >= mostWaiting && !this.#makeRoomFor(asker)) return undefined
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const late = () => this.#refuse(job, 'The line did not come to it in time')
    const timer = setTimeout(late, waitMs).unref()
    const job: Job = { key, work, askers: new Set(), promise, resolve, reject, timer }
    this.#jobs.set(key, job)
    return job
  }

  #waitFor(job: Job, asker: string) {
    job.askers.add(asker)
    const own = this.#turns.get(asker)
    if (own) own.add(job)
    else this.#turns.set(asker, new Set([job]))
  }

  /** When the queue is full, drops a job of the asker with the most waiting. */
  #makeRoomFor(asker: string): boolean {
    let most: Set<Job> | undefined
    for (const jobs of this.#turns.values()) if (jobs.size > (most?.size ?? 0)) most = jobs
    const own = this.#turns.get(asker)?.size ?? 0
    if (!most || most.size <= own + 1) return false
    const alone = [...most].findLast(({ askers }) => askers.size === 1)
    if (alone) this.#refuse(alone, 'The line is full')
    return alone !== undefined
  }

  #goOn() {
    while (this.#underway < this.#limits.atOnce) {
      const job = this.#next()
      if (!job) return
      void this.#do(job)
    }
  }

  #next(): Job | undefined {
    const turn = this.#turns.entries().next()
    if (turn.done) return undefined
    const [asker, jobs] = turn.value
    const [job] = jobs as Set<Job>
    this.#leave(job!)
    const rest = this.#turns.get(asker)
    // Whose turn it was waits behind all others.
    if (rest && this.#turns.delete(asker)) this.#turns.set(asker, rest)
    return job
  }

  async #do({ work, resolve, reject }: Job) {
    this.#underway++
    try {
      resolve(await work())
    } catch (error) {
      reject(error as Busy)
    }
    this.#underway--
    this.#goOn()
  }

  async #turnAway(): Promise<never> {
    const refusal = this.#refusal('The line is full')
    await this.#hold()
    throw refusal
  }

  #refuse(job: Job, why: string) {
    this.#leave(job)
    job.reject(this.#refusal(why))
  }

  #leave(job: Job) {
    clearTimeout(job.timer)
    this.#jobs.delete(job.key)
    for (const asker of job.askers) {
      const jobs = this.#turns.get(asker)
      jobs?.delete(job)
      if (jobs?.size === 0) this.#turns.delete(asker)
    }
  }

  #refusal(why: string) {
    this.refused++
    return new Busy(this.#limits.full, why)
  }
}
