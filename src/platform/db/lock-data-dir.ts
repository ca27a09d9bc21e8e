import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'

/** Time for the one before to finish its last writes. */
const patience = 1000

/**
 * Holds the folder for this process alone, by the operating system's lock on a file of its own: it
 * goes with the process, however that ends. Undefined if another one holds it. Commands that only
 * use the database do not ask.
 */
export function lockDataDir(dataDir: string): (() => void) | undefined {
  const lock = new SqliteDatabase(join(dataDir, 'foyer.lock'), { timeout: patience })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return undefined
    throw error
  }
  return () => void lock.close()
}
