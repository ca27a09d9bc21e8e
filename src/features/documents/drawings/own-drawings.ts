import type { Db } from '../../../platform/db/tables.ts'
import { allDrawings, allSources, drawingCalled, type DrawingTable } from './drawing-store.ts'
import { drawingSvg } from './read-drawing.ts'

/** A drawing that an import has brought, with the address of its file. */
export type OwnDrawing = {
  name: string
  src: string
  viewBox: string
  width: number
  height: number
  title: string
  description: string
}

export async function ownDrawings(db: Db): Promise<OwnDrawing[]> {
  const rows = await allDrawings(db)
  return rows.map(({ hash, ...row }) => ({ ...row, src: `/drawings/${row.name}.${hash}.svg` }))
}

/** The files of all of them, as they came. */
export const drawingSources = (db: Db) => allSources(db)

export const hasDrawing = async (db: Db, name: string) =>
  (await drawingCalled(db, name)) !== undefined

/** The file at an address, and whether it stays the same for ever; a lasting address shows what it is now. */
export async function drawingAt(db: Db, address: string) {
  const [, name, hash] =
    /^\/drawings\/([a-z\d-]{1,80})(?:\.([\da-f]{8}))?\.svg$/.exec(address) ?? []
  const row = name === undefined ? undefined : await drawingCalled(db, name)
  return row && { svg: svgOf(row), isForEver: row.hash === hash }
}

const made = new Map<string, string>()
const mostMade = 40

/** Judging one of 500 kB takes the main thread 200 ms: those that were asked for last are kept. */
function svgOf(row: DrawingTable): string {
  const key = `${row.name}.${row.hash}`
  const svg = made.get(key) ?? drawingSvg(row)
  made.delete(key)
  made.set(key, svg)
  for (const [oldest] of made) if (made.size > mostMade) made.delete(oldest)
  return svg
}

/** The bytes of a drawing by its address, as those of an upload are read. */
export async function drawingFileAt(db: Db, address: string): Promise<Buffer | undefined> {
  const found = await drawingAt(db, address)
  return found && Buffer.from(found.svg)
}
