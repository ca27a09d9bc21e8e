import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { inject, onTestFinished } from 'vitest'
import { drawingHashes, drawingNames } from '../../src/drawings/picture.server.ts'
import { fillDocuments } from '../../src/features/documents/packs/fill-documents.ts'
import { keepPicture } from '../../src/features/media/keep-picture.ts'
import { compareWholePack, putWholePack } from '../../src/features/packs/put-whole-pack.ts'
import { readWholePack } from '../../src/features/packs/read-whole-pack.ts'
import { writeWholePack } from '../../src/features/packs/write-whole-pack.ts'
import { commandLine } from '../../src/features/sessions/actor.ts'
import { machineClock } from '../../src/platform/clock.ts'
import { Changes } from '../../src/platform/db/changes.ts'
import { type Engine, openDatabase } from '../../src/platform/db/database.ts'
import { type Files, openFiles } from '../../src/platform/files/files.ts'
import type { House } from '../database/both-databases.ts'
import { migratedDatabase } from '../database/fresh-database.ts'
import { s3Credentials } from '../server/s3-server.ts'

const siteUrl = 'https://www.acme.example'

/** A house with the sample's documents, and all that a pack is made with. */
export async function packHouse({ db, changes, clock, dataDir }: House, filesUrl?: string) {
  const pictures = openFiles({ dataDir, filesUrl, s3Credentials }, 'media')
  await fillDocuments(changes, 'packs/naksha', drawingNames)
  const judged = async (folder: string) => {
    const { pack, faults } = await readWholePack(
      { db, clock, pictures, siteUrl },
      folder,
      drawingHashes,
    )
    return { pack, faults }
  }
  const sound = async (folder: string) => {
    const { pack, faults } = await judged(folder)
    if (faults.length > 0) throw new Error(JSON.stringify(faults))
    return pack
  }
  return {
    db,
    changes,
    clock,
    pictures,
    actor: commandLine,
    upload: async (bytes: Buffer) =>
      keepPicture({ changes, pictures }, commandLine, Readable.from([bytes]), (heavy) => heavy()),
    filesKept: () => count(pictures),
    write: async () => {
      const folder = await emptyFolder()
      return { folder, ...(await writeWholePack({ db, pictures }, folder, drawingHashes)) }
    },
    faultsIn: async (folder: string) => (await judged(folder)).faults,
    compare: async (folder: string) => said(await compareWholePack(db, await sound(folder))),
    put: async (folder: string) =>
      said(await putWholePack({ changes, pictures }, commandLine, await sound(folder))),
  }
}

export type PackHouse = Awaited<ReturnType<typeof packHouse>>

/** Another house with the sample, on an engine of its own, until the test ends. */
export async function anotherPackHouse(engine: Engine, filesUrl?: string) {
  const { dataDir, databaseUrl, remove } = await migratedDatabase(engine, 'sampled')
  const { db, close } = openDatabase({ dataDir, databaseUrl })
  onTestFinished(async () => {
    await close()
    await remove()
  })
  const clock = machineClock
  const changes = new Changes(db, engine, clock)
  return packHouse({ db, engine, changes, clock, databaseUrl, dataDir }, filesUrl)
}

const said = (differences: { action: string; file: string }[]) =>
  differences.map(({ action, file }) => `${file} ${action}`).toSorted()

async function count(files: Files) {
  let number = 0
  for await (const _ of files.list()) number++
  return number
}

export async function emptyFolder() {
  const path = await mkdtemp(join(inject('scratch'), 'pack-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

/** The same folder with other files; null takes one away. */
export async function packWith(folder: string, files: Record<string, string | Buffer | null>) {
  const path = await emptyFolder()
  await cp(folder, path, { recursive: true })
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true })
    await (bytes === null
      ? rm(join(path, name), { recursive: true })
      : writeFile(join(path, name), bytes))
  }
  return path
}

/** Every file by its name, as text that shows each byte. */
export async function bytesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      return [file.slice(folder.length + 1), await readFile(file, 'latin1')]
    })
  return Object.fromEntries(await Promise.all(files))
}

export const png = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
