import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { asking, channel, listeners } from './changes-heard.ts'
import type { ChangesListener } from './changes-listener.ts'
import type { Engine } from './database.ts'
import { apartFromRequest, withTimeBudget } from './time-budget.ts'
import type { Db, Noun, Tx } from './tables.ts'

type Listener = (nouns: Noun[]) => void

/**
 * Tells who needs to know that nouns have changed, when the change is committed and never before:
 * at once in this process, and over NOTIFY in every other that uses the same PostgreSQL database.
 * A row in `changes` stands in for what NOTIFY could not deliver (docs/decisions/0048).
 */
export class Changes {
  #db: Db
  #engine: Engine
  #clock: Clock
  #listeners = new Set<Listener>()
  #line: ChangesListener | undefined

  constructor(db: Db, engine: Engine, clock: Clock) {
    this.#db = db
    this.#engine = engine
    this.#clock = clock
  }

  /** When a change happens, as rows say it. */
  now() {
    return this.#clock().toISOString()
  }

  onChange(listener: Listener) {
    this.#listeners.add(listener)
  }

  /**
   * Runs the work in one transaction; `changed` names the nouns that it touched. `untilHeard` waits for
   * the other processes, so that who is answered sees the change whichever of them they ask next.
   */
  async transaction<T>(
    work: (db: Tx, changed: (...nouns: Noun[]) => void) => Promise<T>,
    { untilHeard = false } = {},
  ): Promise<T> {
    const nouns = new Set<Noun>()
    const heard = untilHeard ? this.#line?.heard : undefined
    let asked: string | undefined
    const committing = this.#db.transaction().execute(async (db) => {
      const done = await work(db, (...names) => names.forEach((name) => nouns.add(name)))
      if (this.#engine === 'postgres' && nouns.size > 0) {
        const n = await tellOthers(db, [...nouns].join(' '), heard !== undefined)
        if (heard) asked = n
        heard?.expect(n)
      }
      return done
    })
    const result = await committing.catch((error: unknown) => {
      if (asked) heard?.forget(asked)
      throw error
    })
    if (nouns.size > 0) this.#tell([...nouns])
    if (asked) await heard?.by(asked, listeners(this.#db))
    return result
  }

  /** Listens to the other processes until the end; reconnects when the connection breaks or falls silent. */
  async listen(databaseUrl: string, log: Log) {
    const { ChangesListener } = await import('./changes-listener.ts')
    this.#line = new ChangesListener({
      databaseUrl,
      log,
      tell: (nouns) => this.#tell(nouns),
      isDatabaseThere: () => this.#isDatabaseThere(),
      prune: () => this.#prune(),
    })
    await this.#line.open()
  }

  /** Fails while changes of other processes are not heard. */
  check() {
    this.#line?.check()
  }

  async close() {
    await this.#line?.close()
  }

  #isDatabaseThere() {
    const asking = withTimeBudget('health', () => sql`select 1`.execute(this.#db))
    return asking.then(
      () => true,
      () => false,
    )
  }

  /** No line is mended after a day by catching up: it begins with everything anyway. */
  async #prune() {
    await sql`delete from "changes" where "at" < now() - interval '1 day'`.execute(this.#db)
  }

  #tell(nouns: Noun[]) {
    // Listeners start work of their own, which must not use up the time limit of this request.
    apartFromRequest(() => {
      for (const listener of this.#listeners) listener(nouns)
    })
  }
}

async function tellOthers(db: Tx, nouns: string, isAsking: boolean): Promise<string> {
  const said = nouns + (isAsking ? asking : '')
  const { rows } = await sql<{ n: string }>`
    with "added" as (insert into "changes" ("nouns") values (${nouns}) returning "n")
    select "n"::text as "n", pg_notify(${channel}, "n" || ' ' || ${said}::text) from "added"
  `.execute(db)
  return rows[0]!.n
}
