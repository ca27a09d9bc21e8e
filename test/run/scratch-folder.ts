import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const name = 'foyer-tests-'
const inMemory = '/dev/shm'
const gigabyte = 1024 ** 3

/**
 * A folder for all that a run writes; in memory where there is room. Every test makes hundreds of files and
 * removes them, and on a disk that took a third of the time of all tests that need PostgreSQL.
 */
export function scratchFolder(): string {
  const above = process.env.TMPDIR || !isRoomy() ? tmpdir() : inMemory
  removeForgotten(above)
  return mkdtempSync(join(above, `${name}${process.pid}-`))
}

/** PostgreSQL may be run from there, which a container's own memory need not allow. */
function isRoomy() {
  if (!existsSync(inMemory)) return false
  const { bavail, bsize } = statfsSync(inMemory)
  const mounted = readFileSync('/proc/mounts', 'utf8').split('\n')
  const options = mounted.findLast((line) => line.split(' ')[1] === inMemory)?.split(' ')[3] ?? ''
  return bavail * bsize > 2 * gigabyte && !options.split(',').includes('noexec')
}

/** What a run left that was killed before it could clear up. */
function removeForgotten(above: string) {
  for (const folder of readdirSync(above)) {
    const [, pid] = new RegExp(`^${name}(\\d+)-`).exec(folder) ?? []
    if (pid && hasEnded(Number(pid))) rmSync(join(above, folder), { recursive: true, force: true })
  }
}

function hasEnded(pid: number) {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
