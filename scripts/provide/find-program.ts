import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of these programs in the given directories, then on PATH. */
export function findProgram(names: string[], directories: string[] = []): string | undefined {
  const all = [...directories, ...(process.env.PATH ?? '').split(delimiter)]
  return names.flatMap((name) => all.map((directory) => join(directory, name))).find(isProgram)
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
