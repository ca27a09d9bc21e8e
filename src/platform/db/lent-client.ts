import type pg from 'pg'
import type { PostgresQueryResult } from 'kysely'
import { databaseTrouble, isFromPostgres } from './database-trouble.ts'
import { currentTimeBudget, type Kind, limits } from './time-budget.ts'
import type { Turns } from './turns.ts'

const rolledBack = { command: 'ROLLBACK' as const, rowCount: 0, rows: [] }

const firstTable = /\b(?:from|into|update)\s+"?(\w+)/i

/** A server that lives has given a statement up by then, and said so. */
const silence = limits.read.wait - 100

/** Where connections are taken from, and whose turn it is at a table. */
type Pools = {
  turns: Turns
  lend: (kind: Kind) => Promise<pg.PoolClient>
  noteSilence: (kind: Kind) => void
}

/** One connection for as long as it is needed, taken at the first statement; nobody waits for it for ever. */
export class LentClient {
  #pools: Pools
  #client: pg.PoolClient | undefined
  #taking: Promise<pg.PoolClient> | undefined
  #leave: (() => void) | undefined
  #isBroken = false
  #isReleased = false

  constructor(pools: Pools) {
    this.#pools = pools
  }

  async query<R>(text: string, values: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
    // What a broken connection had begun, its server forgets.
    if (this.#isBroken && text === 'rollback') return rolledBack as PostgresQueryResult<R>
    const patience = currentTimeBudget()
    let askedAt = Infinity
    try {
      return await patience.wait(async () => {
        const client = await (this.#taking ??= this.#take(patience.kind, text))
        askedAt = performance.now()
        const answer = client.query(text, values as unknown[])
        return (await answer.finally(() => (askedAt = Infinity))) as never
      })
    } catch (error) {
      if (performance.now() - askedAt > silence) this.#pools.noteSilence(patience.kind)
      const isAlive = isFromPostgres(error) && error.severity === 'ERROR'
      const trouble = databaseTrouble(error)
      if (trouble) patience.hadTrouble = true
      if (trouble && !isAlive) this.#isBroken = true
      throw trouble ?? error
    }
  }

  release(isDiscarded?: boolean) {
    this.#isReleased = true
    this.#client?.release(this.#isBroken || isDiscarded)
    this.#leave?.()
  }

  async #take(kind: Kind, text: string): Promise<pg.PoolClient> {
    const table = kind === 'read' && firstTable.exec(text)?.[1]
    const leave = table ? await this.#pools.turns.enter(table) : () => {}
    try {
      if (this.#isReleased) throw new Error('nobody waits any more')
      const client = await this.#pools.lend(kind)
      if (!this.#isReleased) {
        this.#leave = leave
        return (this.#client = client)
      }
      client.release()
      throw new Error('nobody waits any more')
    } catch (error) {
      leave()
      throw error
    }
  }
}
