import pg from 'pg'
import { troubleOf } from './database-trouble.ts'
import { type Kind, limits, tookTooLong } from './time-budget.ts'
import { LentClient } from './lent-client.ts'
import { Turns } from './turns.ts'

const connections: Record<Kind, number> = { read: 6, write: 5, health: 1, work: 3, migration: 2 }

/** How many of the readers' connections may wait for one table. */
const ofOneTable = 4

/** After a read that got no answer at all, others fail at once for this long: in lines, each would wait anew. */
const pause = 1000

const isSilence = ({ message }: Error) => /connection timeout|^timeout expired/.test(message)

/** A little less than there is to wait: that no connection came about is then known before who wanted it gives up. */
const openingOf = (kind: Kind) => Math.min(limits[kind].wait - 100, 10_000)

/** A client that breaks while it is lent out, or twice, ends no process. */
class SteadyClient extends pg.Client {
  constructor(options?: pg.ClientConfig) {
    super(options)
    this.on('error', () => {})
  }
}

/**
 * Connections for each kind of work apart, so that what waits long never keeps what must be quick
 * waiting; opened when they are first needed.
 */
export class PostgresPools {
  #connectionString: string
  #pools = new Map<Kind, pg.Pool>()
  #silentUntil = 0
  #silentAt = -Infinity
  #openedAt = new WeakMap<pg.PoolClient, number>()
  turns = new Turns(ofOneTable)

  constructor(connectionString: string) {
    this.#connectionString = connectionString
  }

  options = {}

  async connect() {
    return new LentClient(this)
  }

  async end() {
    await Promise.all([...this.#pools.values()].map((pool) => pool.end()))
  }

  async lend(kind: Kind): Promise<pg.PoolClient> {
    try {
      if (kind === 'read' && performance.now() < this.#silentUntil) throw tookTooLong()
      return await this.#trusted(kind)
    } catch (error) {
      if (!isSilence(error as Error)) throw troubleOf(error as Error)
      this.noteSilence(kind)
      throw troubleOf(tookTooLong())
    }
  }

  noteSilence(kind: Kind) {
    if (kind !== 'read') return
    this.#silentAt = performance.now()
    this.#silentUntil = this.#silentAt + pause
  }

  /** What was open when one got no answer may be as dead, whatever it is for: another is opened instead. */
  async #trusted(kind: Kind): Promise<pg.PoolClient> {
    const pool = this.#poolFor(kind)
    for (;;) {
      const client = await pool.connect()
      if (this.#openedAt.get(client)! > this.#silentAt) return client
      client.release(true)
    }
  }

  #poolFor(kind: Kind): pg.Pool {
    const known = this.#pools.get(kind)
    if (known) return known
    const { wait, lock } = limits[kind]
    const pool = new pg.Pool({
      Client: SteadyClient,
      connectionString: this.#connectionString,
      max: connections[kind],
      connectionTimeoutMillis: openingOf(kind),
      // The server gives up first, so that the connection can be used again.
      statement_timeout: wait - 200,
      lock_timeout: lock,
      // That a database is made read-only may be told to new connections alone.
      maxLifetimeSeconds: kind === 'health' ? 30 : 0,
      idle_in_transaction_session_timeout: Math.max(wait, 30_000),
      application_name: 'foyer',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    } as pg.PoolConfig)
    pool.on('error', () => {})
    pool.on('connect', (client) => void this.#openedAt.set(client, performance.now()))
    this.#pools.set(kind, pool)
    return pool
  }
}
