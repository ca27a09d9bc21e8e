import { setTimeout as wait } from 'node:timers/promises'
import type SqliteDatabase from 'better-sqlite3'
import { type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import { databaseTrouble } from './database-trouble.ts'
import { currentTimeBudget, tookTooLong } from './time-budget.ts'

const beforeAnotherTry = 20
/** Lists of ids make statements of their own. */
const mostStatements = 300

const isBusy = (error: unknown) => (error as { code?: string }).code === 'SQLITE_BUSY'

/**
 * One connection for everybody: a transaction has it alone, everything else goes in between. While
 * another program holds the lock we try again, without holding up those who only read.
 */
export class SqliteDriver implements Driver {
  #database: SqliteDatabase.Database
  #alone: { connection: DatabaseConnection; over: Promise<void>; end: () => void } | undefined
  #statements = new Map<string, SqliteDatabase.Statement<unknown[]>>()

  constructor(database: SqliteDatabase.Database) {
    this.#database = database
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection: DatabaseConnection = {
      executeQuery: <R>(query: CompiledQuery) =>
        this.#patiently(connection, () => this.#run<R>(query)),
      streamQuery() {
        throw new Error('Nothing is streamed out of SQLite.')
      },
    }
    return connection
  }

  async releaseConnection() {}

  async beginTransaction(connection: DatabaseConnection) {
    await this.#patiently(connection, () => {
      this.#database.prepare('begin immediate').run()
      let end = () => {}
      const over = new Promise<void>((resolve) => (end = resolve))
      this.#alone = { connection, over, end }
    })
  }

  async commitTransaction(connection: DatabaseConnection) {
    await this.#patiently(connection, () => this.#database.prepare('commit').run())
    this.#endTransaction()
  }

  async rollbackTransaction() {
    // SQLite has already rolled back if the disk is full.
    if (this.#database.inTransaction) this.#database.prepare('rollback').run()
    this.#endTransaction()
  }

  async destroy() {
    this.#database.close()
  }

  #endTransaction() {
    this.#alone?.end()
    this.#alone = undefined
  }

  async #patiently<T>(connection: DatabaseConnection, work: () => T): Promise<T> {
    const patience = currentTimeBudget()
    try {
      return await patience.wait((isGivenUp) => this.#inTurn(connection, work, isGivenUp))
    } catch (error) {
      const trouble = databaseTrouble(error)
      if (trouble) patience.hadTrouble = true
      throw trouble ?? error
    }
  }

  async #inTurn<T>(
    connection: DatabaseConnection,
    work: () => T,
    isGivenUp: () => boolean,
  ): Promise<T> {
    for (;;) {
      while (this.#alone && this.#alone.connection !== connection) await this.#alone.over
      // After a timeout, a transaction begun here would never be ended.
      if (isGivenUp()) throw tookTooLong()
      try {
        return work()
      } catch (error) {
        if (!isBusy(error) || this.#alone) throw error
        await wait(beforeAnotherTry)
      }
    }
  }

  #run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const statement = this.#prepared(sql)
    if (statement.reader) return { rows: statement.all(parameters) as R[] }
    const { changes, lastInsertRowid } = statement.run(parameters)
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
  }

  /** Preparing takes longer than most reading. SQLite recompiles a statement when a table has changed. */
  #prepared(sql: string) {
    const known = this.#statements.get(sql)
    this.#statements.delete(sql)
    const statement = known ?? this.#database.prepare<unknown[]>(sql)
    this.#statements.set(sql, statement)
    if (this.#statements.size > mostStatements)
      this.#statements.delete(this.#statements.keys().next().value!)
    return statement
  }
}
