import type { FrameData } from './frame-data.ts'
import type { Marked } from '../../start/data-apart.server.ts'
import { markFrame, writeFrame } from './frame-text.ts'

const escapes: Record<string, string> = {
  '&': String.raw`\u0026`,
  '<': String.raw`\u003c`,
  '>': String.raw`\u003e`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1)

const kept = new WeakMap<FrameData, Buffer>()

/**
 * The text of a frame, as the router writes it into a page: a text in JSON, which is a text in a script. It is a
 * quarter of a short page, and went through six hands on its way there.
 */
export function frameInPage(frame: FrameData): Marked {
  const by = kept.get(frame) ?? Buffer.from(escaped(writeFrame(frame)))
  kept.set(frame, by)
  return { mark: markFrame(frame), by }
}

const escaped = (text: string) =>
  inJson(inJson(text)).replace(/[&<>\u2028\u2029]/g, (sign) => escapes[sign]!)
