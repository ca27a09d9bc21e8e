import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { constants, createInflateRaw } from 'node:zlib'
import { bytesAt, type JudgedFile } from './judged-file.ts'
import { PdfReading } from './pdf-reading.ts'

const piece = 64 * 1024
const overlap = 256
const packedPiece = 16 * 1024
const most = { packed: 4000, unpacked: 32 * 1024 * 1024 }

type PdfProgram = 'program' | 'strange' | 'too much'

/** Whether a PDF runs something when it is opened or clicked, or packs its objects so that one cannot tell. */
export async function findProgram(judged: JudgedFile): Promise<PdfProgram | undefined> {
  const reading = new PdfReading()
  for (let at = 0; at < judged.size;) {
    judged.signal.throwIfAborted()
    at += reading.read(await bytesAt(judged, at, piece + overlap), piece, at)
    if (reading.hasProgram) return 'program'
  }
  if (reading.isStrange) return 'strange'
  if (reading.packed.length > most.packed) return 'too much'
  const spent = { read: 0, unpacked: 0 }
  for (const { place, first } of reading.packed) {
    const objects = await unpack(judged, place, spent)
    if (spent.unpacked > most.unpacked || spent.read > judged.size * 2) return 'too much'
    if (await hasProgramInside(objects, first, judged.signal)) return 'program'
  }
  return undefined
}

/** ISO 32000-2, 7.5.7: numbers and places come first, then the objects themselves. */
async function hasProgramInside(objects: Buffer, first: number, signal: AbortSignal) {
  const head = objects.toString('latin1', 0, Math.min(first, objects.length, piece))
  const places = (head.match(/\d+/g) ?? []).flatMap((text, index) =>
    index % 2 ? [first + Number(text)] : [],
  )
  const reading = new PdfReading(places.toSorted((one, other) => other - one))
  for (let at = 0; at < objects.length;) {
    signal.throwIfAborted()
    at += reading.read(objects.subarray(at, at + piece + overlap), piece, at)
    if (reading.hasProgram) return true
    await setImmediate()
  }
  return false
}

/** An object stream as far as it unpacks, since readers take what comes before a fault; as it is if it is not packed. */
async function unpack(
  judged: JudgedFile,
  place: number,
  spent: { read: number; unpacked: number },
): Promise<Buffer> {
  const head = await bytesAt(judged, place, 4096)
  const start = /^(\r?\n|\r)?/.exec(head.toString('latin1'))![0].length
  // https://www.rfc-editor.org/rfc/rfc1950: the low half of the first byte is 8.
  if ((head[start]! & 15) !== 8) return head.subarray(start)
  const inflate = createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH })
  const source = Readable.from(bytesFrom(judged, place + start + 2))
  source.on('error', (error) => inflate.destroy(error)).pipe(inflate)
  const parts: Buffer[] = []
  try {
    for await (const part of inflate as AsyncIterable<Buffer>) {
      parts.push(part)
      spent.unpacked += part.length
      if (spent.unpacked > most.unpacked) break
    }
  } catch (error) {
    if (!String((error as NodeJS.ErrnoException).code).startsWith('Z_')) throw error
  } finally {
    source.destroy()
    spent.read += inflate.bytesWritten
  }
  return Buffer.concat(parts)
}

async function* bytesFrom(judged: JudgedFile, start: number) {
  for (let at = start; at < judged.size; at += packedPiece) {
    judged.signal.throwIfAborted()
    yield await bytesAt(judged, at, packedPiece)
  }
}
