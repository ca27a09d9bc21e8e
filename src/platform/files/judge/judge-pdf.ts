import { bytesAt, type JudgedFile } from './judged-file.ts'
import { firstString, readDictionary } from './pdf-dictionary.ts'
import { findProgram } from './pdf-programs.ts'
import { opensWithoutPassword } from './pdf-password.ts'

const notOne = 'This is not a PDF document, though it is named like one.'
const broken = 'This PDF is broken or incomplete. Please export it again.'
const locked = 'This PDF is encrypted. Please send one without a password.'
const programmed = {
  program: 'This PDF has a program in it. Please send one without.',
  strange: 'This PDF packs its content in an unusual way. Please export it again.',
  'too much': 'This PDF has too much in it to look through. Please send a simpler one.',
}

const piece = 256 * 1024
const overlap = 64

const encryption = /\/Encrypt\s*(?:<<|(\d+)\s+(\d+)\s+R)/

/** A PDF starts and ends as one and has objects; whatever it draws is not looked at. */
export async function judgePdf(judged: JudgedFile): Promise<string | undefined> {
  const start = (await bytesAt(judged, 0, 1024)).toString('latin1')
  if (!/^(\xef\xbb\xbf)?\s{0,8}%PDF-[12]\.\d/.test(start)) return notOne
  const end = (await bytesAt(judged, Math.max(0, judged.size - 2048), 2048)).toString('latin1')
  if (!end.includes('%%EOF')) return broken
  let hasObjects = false
  let lock: RegExpExecArray | null = null
  for await (const { text } of pieces(judged)) {
    hasObjects ||= /\d\s+\d+\s+obj\b/.test(text)
    lock ??= encryption.exec(text)
  }
  const program = await findProgram(judged)
  if (program) return programmed[program]
  if (lock && !(await opens(judged, lock))) return locked
  return hasObjects ? undefined : broken
}

async function* pieces(judged: JudgedFile) {
  for (let at = 0; at < judged.size; at += piece) {
    judged.signal.throwIfAborted()
    yield { at, text: (await bytesAt(judged, at, piece + overlap)).toString('latin1') }
  }
}

/** Many that restrict printing or copying open for everybody. */
async function opens(judged: JudgedFile, [, number, generation]: RegExpExecArray) {
  const lockAt = number
    ? new RegExp(`(?<!\\d)${number}\\s+${generation}\\s+obj\\s*(?=<<)`, 'g')
    : /\/Encrypt\s*(?=<<)/g
  const locks = (await textsBehind(judged, lockAt)).map(readDictionary)
  const ids = (await textsBehind(judged, /\/ID\s*(?=\[)/g)).map(firstString)
  const known = [...ids.filter((id) => id !== undefined), Buffer.alloc(0)]
  return locks.some((lock) => known.some((id) => opensWithoutPassword(lock, id)))
}

const mostTexts = 10
const longestText = 8 * 1024

/** What follows the first places where a pattern is found. */
async function textsBehind(judged: JudgedFile, pattern: RegExp): Promise<string[]> {
  const places = new Set<number>()
  for await (const { at, text } of pieces(judged))
    for (const match of text.matchAll(pattern))
      if (places.size < mostTexts) places.add(at + match.index + match[0].length)
  const found = [...places].map((place) => bytesAt(judged, place, longestText))
  return (await Promise.all(found)).map((bytes) => bytes.toString('latin1'))
}
