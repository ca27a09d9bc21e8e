import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isFileKey, makeFileKey } from './file-key.ts'
import type { FileStore } from './file-store.ts'

/** Files in a directory, which must be on the disk on which files are held. */
export function diskFiles(directory: string): FileStore {
  let made: Promise<void> | undefined
  const pathOf = (key: string) => (isFileKey(key) ? join(directory, key) : undefined)

  return {
    async save(held) {
      made ??= makeDirectory(directory)
      // What could not be made now may be made when the next file comes.
      await made.catch((error: unknown) => {
        made = undefined
        throw error
      })
      const key = makeFileKey()
      await sync(held.path)
      await rename(held.path, join(directory, key))
      await sync(directory)
      return key
    },

    async read(key) {
      const path = pathOf(key)
      const file = path && (await open(path, 'r').catch(absent))
      if (!file) return undefined
      const { size } = await file.stat()
      return { size, stream: file.createReadStream() }
    },

    async remove(key) {
      const path = pathOf(key)
      if (path) await rm(path, { force: true })
    },

    async *list() {
      const entries = await opendir(directory).catch(absent)
      for await (const { name } of entries ?? []) {
        const about = isFileKey(name) && (await stat(join(directory, name)).catch(absent))
        if (about) yield { key: name, size: about.size, savedAt: about.ctime }
      }
    },
  }
}

/** A name in a directory is only safe once the directory itself is synced, all the way up. */
async function makeDirectory(directory: string) {
  const first = await mkdir(directory, { recursive: true })
  if (!first) return
  for (let each = directory; each.length >= dirname(first).length; each = dirname(each))
    await sync(each)
}

async function sync(path: string) {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
