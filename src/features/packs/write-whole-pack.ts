import { createWriteStream, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Ctx } from '../../platform/ctx.ts'
import type { Db } from '../../platform/db/tables.ts'
import { drawingSources } from '../documents/drawings/own-drawings.ts'
import { kindNames } from '../documents/kinds/all-kinds.ts'
import { drawingsFolder, foldersBeside } from '../documents/packs/pack-file.ts'
import { documentFiles } from '../documents/packs/document-files.ts'
import { packFormat } from '../documents/packs/read-pack.ts'
import { everyJob } from '../jobs/whole/whole-job.ts'
import { findOriginals, type Original } from '../media/find-originals.ts'
import { everyPost } from '../posts/whole/whole-post.ts'
import { type BuiltIn, writeDrawings } from './drawing-files.ts'
import { jobFileName, writeJobFile } from './job-file.ts'
import { pictureFileName, picturesIn } from './picture-files.ts'
import { postFileName, writePostFile } from './post-file.ts'

/** How many files of each were written; `missing` says who names a picture that is not there. */
type Written = {
  documents: number
  posts: number
  jobs: number
  pictures: number
  drawings: number
  missing: { file: string; id: string }[]
}

/** A folder that is no pack holds somebody's own, and nothing at all would take the place of a pack. */
export class ExportRefused extends Error {}

/**
 * Writes every document, post and job as a file that a person can read and compare, and every picture
 * that one of them shows. The trash stays, and so does what visitors have sent.
 */
export async function writeWholePack(
  { db, pictures }: Pick<Ctx, 'db' | 'pictures'>,
  folder: string,
  builtIn: BuiltIn,
): Promise<Written> {
  const { files, named, originals, drawings, ...counts } = await readEverything(db)
  if (counts.documents === 0)
    throw new ExportRefused(
      'Nothing was written: this database was never filled. Is it the one that Foyer uses (DATA_DIR, DATABASE_URL)?',
    )
  makeRoom(folder)
  for (const [file, text] of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const written = await writePictures(pictures, folder, originals)
  writeDrawings(drawings, folder, builtIn)
  // Last: without it, what was cut in half is taken for no pack.
  writeFileSync(manifestOf(folder), `${JSON.stringify({ format: packFormat }, null, 2)}\n`)
  return {
    ...counts,
    pictures: written.size,
    drawings: drawings.length,
    missing: named.filter(({ id }) => !written.has(id)),
  }
}

/** All of it as it is at one moment, so that nothing names what came, or is gone, while it was read. */
const readEverything = (db: Db) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (moment) => {
      const documents = await documentFiles(moment)
      const posts = await everyPost(moment)
      const jobs = await everyJob(moment)
      const files = new Map([
        ...documents,
        ...posts.map((post) => [postFileName(post), writePostFile(post)] as const),
        ...jobs.map((job) => [jobFileName(job), writeJobFile(job)] as const),
      ])
      const named = [...files].flatMap(([file, text]) =>
        picturesIn(text).map(({ id }) => ({ file, id })),
      )
      const ids = [...new Set(named.map(({ id }) => id))]
      return {
        documents: documents.size,
        posts: posts.length,
        jobs: jobs.length,
        files,
        named,
        originals: [...(await findOriginals(moment, ids)).values()],
        drawings: await drawingSources(moment),
      }
    })

const manifestOf = (folder: string) => join(folder, 'pack.json')

/** What has been removed since must not come back with the next import; what is no pack's is left alone. */
function makeRoom(folder: string) {
  const ours = [...foldersBeside, ...kindNames].filter((name) => existsSync(join(folder, name)))
  const replaced = existsSync(join(folder, drawingsFolder)) ? [...ours, drawingsFolder] : ours
  if (replaced.length > 0 && !existsSync(manifestOf(folder)))
    throw new ExportRefused(
      `Nothing was written: ${folder} is no pack, and an export would replace ${replaced.join(', ')} in it.`,
    )
  rmSync(manifestOf(folder), { force: true })
  for (const name of ours) rmSync(join(folder, name), { recursive: true })
  // Empty, they say that there is none.
  for (const name of ['posts', 'jobs']) mkdirSync(join(folder, name), { recursive: true })
}

async function writePictures(
  pictures: Ctx['pictures'],
  folder: string,
  originals: Original[],
): Promise<Set<string>> {
  const written = new Set<string>()
  for (const original of originals) {
    const file = await pictures.read(original.fileKey)
    if (!file) continue
    mkdirSync(join(folder, 'pictures'), { recursive: true })
    await pipeline(file.stream, createWriteStream(join(folder, pictureFileName(original))))
    written.add(original.id)
  }
  return written
}
