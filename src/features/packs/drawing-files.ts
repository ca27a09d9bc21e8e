import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Db } from '../../platform/db/tables.ts'
import { ownDrawings } from '../documents/drawings/own-drawings.ts'
import { drawingFileName } from '../documents/drawings/put-drawings.ts'
import { type Drawing, readDrawing } from '../documents/drawings/read-drawing.ts'
import { entriesIn, fileFault, hasFolder } from '../documents/packs/read-file.ts'
import { drawingsFolder, type TellFault } from '../documents/packs/pack-file.ts'

/** The drawings that came with the program, by name, with the sha256 of their files. */
export type BuiltIn = ReadonlyMap<string, string>

const folderOf = (pack: string) => join(pack, drawingsFolder)
const namePattern = /^([a-z\d-]{1,80})\.svg$/
/** What the drawing tool writes beside its drawings: the list of them, and how each stands on the map. */
const ofTool = /^manifest\.json$|\.plot\.json$/

/**
 * The drawings of a pack, each judged as a logo is; undefined where it says nothing of drawings. What the
 * program has itself, to the byte, stays the program's.
 */
export function readDrawings(
  pack: string,
  builtIn: BuiltIn,
  tell: TellFault,
): Drawing[] | undefined {
  if (!hasFolder(pack, drawingsFolder)) return undefined
  return entriesIn(folderOf(pack))
    .filter(({ name }) => !ofTool.test(name))
    .flatMap(({ name }) => {
      const file = `drawings/${name}`
      const read = readOne(join(pack, file), builtIn)
      if (read === undefined) return []
      if ('source' in read) return read
      tell(file, '', read.fault)
      return []
    })
}

function readOne(path: string, builtIn: BuiltIn): ReturnType<typeof readDrawing> | undefined {
  const [, name] = namePattern.exec(basename(path)) ?? []
  if (name === undefined)
    return {
      fault: 'A drawing is named in small letters, digits and hyphens, at most 80, and .svg.',
    }
  const fault = fileFault(path)
  if (fault !== undefined) return { fault }
  const bytes = readFileSync(path)
  return isBuiltIn(builtIn, name, bytes) ? undefined : readDrawing(name, bytes)
}

const isBuiltIn = (builtIn: BuiltIn, name: string, bytes: Buffer) =>
  builtIn.get(name) === createHash('sha256').update(bytes).digest('hex')

/** What documents of the pack may name: its own drawings, or else those that were imported before, and the program's. */
export async function namesOfDrawings(db: Db, builtIn: BuiltIn, own: Drawing[] | undefined) {
  const others = own ?? (await ownDrawings(db))
  return new Set([...builtIn.keys(), ...others.map(({ name }) => name)])
}

/** Writes imported drawings as they came, in place of those that were there. */
export function writeDrawings(
  drawings: Pick<Drawing, 'name' | 'source'>[],
  pack: string,
  builtIn: BuiltIn,
) {
  // To what a link leads is no part of the pack.
  if (!hasFolder(pack, drawingsFolder)) rmSync(folderOf(pack), { force: true })
  mkdirSync(folderOf(pack), { recursive: true })
  for (const each of readdirSync(folderOf(pack))) {
    const [, name] = namePattern.exec(each) ?? []
    if (name === undefined) continue
    const path = join(folderOf(pack), each)
    const isOurs = fileFault(path) === undefined
    if (!isOurs || !isBuiltIn(builtIn, name, readFileSync(path))) rmSync(path, { recursive: true })
  }
  for (const { name, source } of drawings) writeFileSync(join(pack, drawingFileName(name)), source)
}
