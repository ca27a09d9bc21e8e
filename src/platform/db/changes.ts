import pg from 'pg'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Log } from '../log.ts'
import type { Engine } from './database.ts'

type Listener = (nouns: string[]) => void

const channel = 'foyer_changes'

/**
 * Tells who needs to know that nouns have changed, when the change is committed and never before:
 * at once in this process, and over NOTIFY in every other that uses the same PostgreSQL database.
 */
export class Changes<Tables> {
  #db: Kysely<Tables>
  #engine: Engine
  #listeners = new Set<Listener>()
  #stop: () => Promise<void> = async () => {}

  constructor(db: Kysely<Tables>, engine: Engine) {
    this.#db = db
    this.#engine = engine
  }

  onChange(listener: Listener) {
    this.#listeners.add(listener)
  }

  /** Runs the work in one transaction; `changed` names the nouns that it touched. */
  async transaction<T>(
    work: (db: Transaction<Tables>, changed: (...nouns: string[]) => void) => Promise<T>,
  ): Promise<T> {
    const nouns = new Set<string>()
    const result = await this.#db.transaction().execute(async (db) => {
      const done = await work(db, (...names) => names.forEach((name) => nouns.add(name)))
      if (this.#engine === 'postgres' && nouns.size > 0)
        await sql`select pg_notify(${channel}, ${[...nouns].join(' ')})`.execute(db)
      return done
    })
    if (nouns.size > 0) this.#tell([...nouns])
    return result
  }

  /** Listens to the other processes. While the line is down anything may have changed. */
  async listen(databaseUrl: string, log: Log) {
    let stopped = false
    let client: pg.Client | undefined
    const connect = async () => {
      client = new pg.Client({
        connectionString: databaseUrl,
        application_name: 'foyer changes',
        keepAlive: true,
      })
      client.on('notification', ({ payload = '' }) => this.#tell(payload.split(' ')))
      client.on('error', (error) => {
        log.warn({ err: error }, 'The line that tells changes broke')
        if (!stopped) setTimeout(reconnect, 1000).unref()
      })
      await client.connect()
      await client.query(`listen ${channel}`)
    }
    const reconnect = () => {
      this.#tell(['everything'])
      connect().then(
        () => this.#tell(['everything']),
        () => !stopped && setTimeout(reconnect, 1000).unref(),
      )
    }
    this.#stop = async () => {
      stopped = true
      await client?.end().catch(() => {})
    }
    await connect()
  }

  async close() {
    await this.#stop()
  }

  #tell(nouns: string[]) {
    for (const listener of this.#listeners) listener(nouns)
  }
}
