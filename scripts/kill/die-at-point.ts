import fs from 'node:fs'
import { ServerResponse } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import SqliteDatabase from 'better-sqlite3'
import pg from 'pg'

/**
 * Loaded before the server: kills it at the n-th time that it comes to a point, without changing
 * what it does until then. KILL_AT is the point, KILL_AFTER the n.
 */
let left = Number(process.env.KILL_AFTER)
const die = () => --left === 0 && process.kill(process.pid, 'SIGKILL')

const points: Record<string, () => void> = {
  'after the file'() {
    const { rename } = fs.promises
    fs.promises.rename = async (from, to) => {
      await rename(from, to)
      if (String(to).includes('/files/sent/')) die()
    }
    syncBuiltinESMExports()
  },

  'after commit'() {
    const { prepare } = SqliteDatabase.prototype
    SqliteDatabase.prototype.prepare = function (this: SqliteDatabase.Database, sql: string) {
      const statement = prepare.call(this, sql)
      if (sql !== 'commit') return statement
      const run = statement.run as (...values: unknown[]) => SqliteDatabase.RunResult
      statement.run = (...values: unknown[]) => {
        const result = run.apply(statement, values)
        die()
        return result
      }
      return statement
    } as typeof prepare
    const { query } = pg.Client.prototype
    pg.Client.prototype.query = function (this: pg.Client, ...values: unknown[]) {
      const result = (query as (...all: unknown[]) => unknown).apply(this, values)
      const [first] = values as [string | { text?: string }]
      const text = typeof first === 'string' ? first : first?.text
      if (text?.toLowerCase() !== 'commit') return result
      return (result as Promise<unknown>).then((done) => (die(), done))
    } as typeof query
  },

  'before the answer'() {
    const { writeHead } = ServerResponse.prototype
    ServerResponse.prototype.writeHead = function (this: ServerResponse, ...values: unknown[]) {
      if (this.req.method === 'POST') die()
      return (writeHead as (...all: unknown[]) => unknown).apply(this, values)
    } as typeof writeHead
  },
}

const point = process.env.KILL_AT
if (point) points[point]!()
