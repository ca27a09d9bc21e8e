import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a few forms need; less than this left is as good as none. */
const needed = Buffer.alloc(256 * 1024, 1)

/** Fails with the disk's own reason while nothing can be written to a folder. */
export async function checkRoom(dataDir: string) {
  const path = join(dataDir, `.room-${randomBytes(6).toString('hex')}`)
  try {
    await writeFile(path, needed, { flag: 'wx' })
  } finally {
    await rm(path, { force: true })
  }
}
