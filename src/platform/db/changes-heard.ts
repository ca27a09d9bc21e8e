import { sql } from 'kysely'
import type { Db } from './tables.ts'

export const channel = 'foyer_changes'

/** By which the database knows the connections that listen. */
export const lineName = 'foyer changes'

/** A process that has died a moment ago is waited for no longer than this. */
const patienceMs = 1000

/** A payload with this ending asks each listener to confirm. */
export const asking = ' ?'

/**
 * Waits until every process that listens has heard of a change, so that who is answered then sees it
 * wherever they ask next.
 */
export class ChangesHeard {
  #counts = new Map<string, number>()
  #waiting = new Map<string, () => void>()

  /** From now on those who have heard of the change are counted. */
  expect(n: string) {
    this.#counts.set(n, 0)
  }

  hear(n: string) {
    const count = this.#counts.get(n)
    if (count === undefined) return
    this.#counts.set(n, count + 1)
    this.#waiting.get(n)?.()
  }

  /** Never rejects: the change is committed, even if the listeners cannot be counted. */
  async by(n: string, listeners: Promise<number>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    let enough = Infinity
    const look = () => (this.#counts.get(n) ?? 0) >= enough && resolve()
    this.#waiting.set(n, look)
    const timer = setTimeout(resolve, patienceMs)
    listeners.then((count) => {
      enough = count
      look()
    }, resolve)
    await promise
    clearTimeout(timer)
    this.forget(n)
  }

  forget(n: string) {
    this.#counts.delete(n)
    this.#waiting.delete(n)
  }
}

/** How many processes listen now, the asking one included. */
export const listeners = (db: Db) =>
  sql<{ count: number }>`
    select count(*)::int as "count" from pg_stat_activity
    where application_name = ${lineName} and datname = current_database()
  `
    .execute(db)
    .then(({ rows }) => rows[0]!.count)
