import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const list = (scratch: string) => join(scratch, 'servers')

/** Notes that a server runs, for the case that its test is killed before it can stop it. */
export function noteRunning(scratch: string, child: ChildProcess) {
  const note = join(list(scratch), String(child.pid))
  mkdirSync(list(scratch), { recursive: true })
  writeFileSync(note, '')
  child.once('exit', () => rmSync(note, { force: true }))
}

export function forgottenServers(scratch: string): number[] {
  return existsSync(list(scratch)) ? readdirSync(list(scratch)).map(Number) : []
}
