import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isKind, type KindName } from '../kinds/all-kinds.ts'
import { slugSchema } from '../api/document-fields.ts'
import { defaultLanguage } from '../languages.ts'
import type { Drawings } from '../write/check-value.ts'
import { judgePack } from './judge-pack.ts'
import { entriesIn, readJson } from './read-file.ts'
import {
  drawingsFolder,
  type Fault,
  foldersBeside,
  type Pack,
  type PackDocument,
  packFileSchema,
  type TellFault,
} from './pack-file.ts'

/** The newest form of a pack that this program knows. */
export const packFormat = 1

const manifestSchema = z.looseObject({ format: z.int().min(1) })
const idPattern = /^[\w-]{1,40}$/

/** Reads all of a pack and judges all of it, so that whoever mends it hears of every mistake at once. */
export function readPack(folder: string, drawings: Drawings, now: string): Pack {
  const faults: Fault[] = []
  const tell = (file: string, field: string, reason: string) =>
    void faults.push({ file, field, reason })
  if (!isOfKnownFormat(folder, tell)) return { documents: [], faults }
  const documents = entriesIn(folder).flatMap((entry) => {
    const { name } = entry
    if (!entry.isDirectory()) {
      // What is left out unheard goes to the trash.
      if (isKind(name) || isBeside(name))
        tell(name, '', entry.isSymbolicLink() ? 'It is a link.' : 'It is no folder.')
      return []
    }
    if (isKind(name)) return readKind(folder, name, tell)
    if (!isBeside(name)) tell(`${name}/`, '', 'There is no such kind of content.')
    return []
  })
  judgePack(documents, new Set(faults.map(({ file }) => file)), { drawings, now, tell })
  return { documents, faults }
}

/** Folders of what is no document. */
const isBeside = (name: string) => name === drawingsFolder || foldersBeside.includes(name)

function isOfKnownFormat(folder: string, tell: TellFault): boolean {
  const file = 'pack.json'
  if (!existsSync(join(folder, file))) {
    tell(file, '', 'This folder is no pack: the file is not there.')
    return false
  }
  const said = readJson(folder, file, tell)
  if (said === undefined) return false
  const manifest = manifestSchema.safeParse(said)
  if (!manifest.success) {
    tell(file, 'format', 'It must say which form the pack has, as a number.')
    return false
  }
  const { format, ...more } = manifest.data
  // A newer form may say more.
  if (format > packFormat) {
    tell(file, 'format', `This pack was written by a newer Foyer (${format}).`)
    return false
  }
  for (const name of Object.keys(more)) tell(file, '', `There is no field ${name}.`)
  return Object.keys(more).length === 0
}

function readKind(folder: string, kind: KindName, tell: TellFault): PackDocument[] {
  return entriesIn(join(folder, kind)).flatMap(({ name }) =>
    readDocument(folder, kind, `${kind}/${name}`, tell),
  )
}

function readDocument(folder: string, kind: KindName, file: string, tell: TellFault) {
  const id = file.slice(kind.length + 1).replace(/\.json$/, '')
  if (!file.endsWith('.json') || !idPattern.test(id)) {
    tell(
      file,
      '',
      'A file is named after its document: up to 40 letters, digits, - and _, and .json.',
    )
    return []
  }
  const given = readJson(folder, file, tell)
  if (given === undefined) return []
  const read = packFileSchema.safeParse(given)
  if (!read.success) {
    for (const { path, message, ...issue } of read.error.issues)
      tell(file, path.join('.'), 'keys' in issue ? `There is no field ${issue.keys}.` : message)
    return []
  }
  const { place, slug, formerly, publishAt, texts, drafts } = read.data
  for (const { message } of slugSchema.nullable().safeParse(slug).error?.issues ?? [])
    tell(file, 'slug', message)
  const said = (language: string) => ({
    published: texts[language] ?? null,
    draft: drafts[language] ?? null,
  })
  const translations = [...new Set([...Object.keys(texts), ...Object.keys(drafts)])]
    .filter((language) => language !== defaultLanguage)
    .toSorted()
    .map((language) => ({ language, ...said(language) }))
  const ofDefault = said(defaultLanguage)
  return [{ file, id, kind, place, slug, formerly, publishAt, ...ofDefault, translations }]
}
