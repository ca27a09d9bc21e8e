import { bytesAt, type JudgedFile } from './judged-file.ts'

const notOne = 'This is not a PDF document, though it is named like one.'
const broken = 'This PDF is broken or incomplete. Please export it again.'
const locked = 'This PDF is encrypted. Please send one without a password.'

const piece = 256 * 1024
const overlap = 64

/** A PDF starts and ends as one and has objects; whatever it draws is not looked at. */
export async function judgePdf(judged: JudgedFile): Promise<string | undefined> {
  const start = (await bytesAt(judged, 0, 1024)).toString('latin1')
  if (!/^(\xef\xbb\xbf)?\s{0,8}%PDF-[12]\.\d/.test(start)) return notOne
  const end = (await bytesAt(judged, Math.max(0, judged.size - 2048), 2048)).toString('latin1')
  if (!end.includes('%%EOF')) return broken
  let hasObjects = false
  for (let at = 0; at < judged.size; at += piece) {
    judged.signal.throwIfAborted()
    const text = (await bytesAt(judged, at, piece + overlap)).toString('latin1')
    hasObjects ||= /\d\s+\d+\s+obj\b/.test(text)
    if (/\/Encrypt\s*(<<|\d+\s+\d+\s+R)/.test(text)) return locked
    if (/\/Launch\b|\/JavaScript\b/.test(text))
      return 'This PDF has a program in it. Please send one without.'
  }
  return hasObjects ? undefined : broken
}
