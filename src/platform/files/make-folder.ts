import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** With those above it. Node's own `recursive` tries for ever where a folder takes no others, such as /proc. */
export function makeFolder(path: string) {
  const above = dirname(path)
  if (!existsSync(above)) makeFolder(above)
  try {
    mkdirSync(path)
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
