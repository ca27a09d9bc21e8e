import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TellFault } from './pack-file.ts'

/** Deeper than anything that a pack says. */
const deepest = 60

/** The words of a file; undefined where a mistake was told. */
export function readText(folder: string, file: string, tell: TellFault): string | undefined {
  const bytes = readFileSync(join(folder, file))
  const text = bytes.toString()
  if (Buffer.from(text).equals(bytes)) return text
  tell(file, '', 'It is no text in UTF-8.')
  return undefined
}

/** What a file says in JSON; undefined where a mistake was told. */
export function readJson(folder: string, file: string, tell: TellFault): unknown {
  try {
    const text = readText(folder, file, tell)
    if (text === undefined) return undefined
    const said: unknown = JSON.parse(text)
    if (isShallow(said, deepest)) return said
    tell(file, '', 'It is nested too deeply.')
  } catch (error) {
    tell(file, '', `It cannot be read: ${(error as Error).message}`)
  }
  return undefined
}

const isShallow = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1)))
