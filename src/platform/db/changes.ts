import { sql } from 'kysely'
import type { Log } from '../log.ts'
import { ChangesLine, channel } from './changes-line.ts'
import type { Engine } from './database.ts'
import { apartFromRequest, withPatience } from './patience.ts'
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
  #clock: () => Date
  #listeners = new Set<Listener>()
  #line: ChangesLine | undefined

  constructor(db: Db, engine: Engine, clock = () => new Date()) {
    this.#db = db
    this.#engine = engine
    this.#clock = clock
  }

  /** When a change happens, as rows say it: the one clock of all that is written. */
  now() {
    return this.#clock().toISOString()
  }

  onChange(listener: Listener) {
    this.#listeners.add(listener)
  }

  /** Runs the work in one transaction; `changed` names the nouns that it touched. */
  async transaction<T>(
    work: (db: Tx, changed: (...nouns: Noun[]) => void) => Promise<T>,
  ): Promise<T> {
    const nouns = new Set<Noun>()
    const result = await this.#db.transaction().execute(async (db) => {
      const done = await work(db, (...names) => names.forEach((name) => nouns.add(name)))
      if (this.#engine === 'postgres' && nouns.size > 0) await tellOthers(db, [...nouns].join(' '))
      return done
    })
    if (nouns.size > 0) this.#tell([...nouns])
    return result
  }

  /** Listens to the other processes, for good: a line that breaks or falls silent is laid anew. */
  async listen(databaseUrl: string, log: Log) {
    this.#line = new ChangesLine({
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
    const asking = withPatience('health', () => sql`select 1`.execute(this.#db))
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
    // Who is told goes on with work of its own, which has nothing of our caller's patience.
    apartFromRequest(() => {
      for (const listener of this.#listeners) listener(nouns)
    })
  }
}

const tellOthers = (db: Tx, nouns: string) =>
  sql`with "added" as (insert into "changes" ("nouns") values (${nouns}) returning "n")
      select pg_notify(${channel}, "n" || ' ' || ${nouns}::text) from "added"`.execute(db)
