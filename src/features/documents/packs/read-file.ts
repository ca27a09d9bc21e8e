import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { namedTwice } from './named-twice.ts'
import type { TellFault } from './pack-file.ts'

/** Deeper than anything that a pack says. */
const deepest = 60

const megabyte = 1024 * 1024
/** More than any file of a pack but a picture holds. */
const mostBytes = 10 * megabyte

/** Why an entry of a pack is no file that can be read. A link would lead out of the pack, and a pipe never ends. */
export function fileFault(path: string, most = mostBytes): string | undefined {
  const about = lstatSync(path)
  if (about.isSymbolicLink()) return 'It is a link.'
  if (!about.isFile()) return 'It is no file.'
  return about.size > most ? `It is larger than ${most / megabyte} MB.` : undefined
}

/** Whether a pack has a folder of that name, and it is one: to what a link leads is no part of the pack. */
export const hasFolder = (folder: string, name: string) =>
  lstatSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory() ?? false

/** What stands in a folder of a pack, by name. What begins with a dot is the file manager's, or git's. */
export const entriesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))

/** The words of a file; undefined where a mistake was told. */
export function readText(folder: string, file: string, tell: TellFault): string | undefined {
  const fault = fileFault(join(folder, file))
  if (fault !== undefined) {
    tell(file, '', fault)
    return undefined
  }
  const bytes = readFileSync(join(folder, file))
  const text = bytes.toString()
  // Some editors begin a file with a mark that nobody sees.
  if (Buffer.from(text).equals(bytes)) return text.replace(/^\uFEFF/, '')
  tell(file, '', 'It is no text in UTF-8.')
  return undefined
}

/** What a file says in JSON; undefined where a mistake was told. */
export function readJson(folder: string, file: string, tell: TellFault): unknown {
  try {
    const text = readText(folder, file, tell)
    if (text === undefined) return undefined
    const said: unknown = JSON.parse(text)
    if (!isShallow(said, deepest)) {
      tell(file, '', 'It is nested too deeply.')
      return undefined
    }
    const twice = namedTwice(text)
    for (const field of twice) tell(file, field, 'This field is there twice.')
    return twice.length === 0 ? said : undefined
  } catch (error) {
    tell(file, '', `It cannot be read: ${(error as Error).message}`)
  }
  return undefined
}

const isShallow = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1)))
