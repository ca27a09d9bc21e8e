import type { FrameData } from './frame-data.ts'

/** Sites and drafts whose frames are drawn at once; one more is read from its text again. */
const most = 16

const texts = new WeakMap<FrameData, string>()
const marks = new WeakMap<FrameData, string>()
const frames = new Map<string, FrameData>()

/** The one that was asked for last stands last. */
function remember(written: string, frame: FrameData): string {
  frames.delete(written)
  frames.set(written, frame)
  for (const [oldest] of frames) if (frames.size > most) frames.delete(oldest)
  return written
}

/**
 * The data of header and footer as text, made once. It is the same on every page, and given as data
 * the router would write it anew for each, value by value: a third of what a short page took.
 */
export function writeFrame(frame: FrameData): string {
  const text = texts.get(frame) ?? JSON.stringify(frame)
  texts.set(frame, text)
  return remember(text, frame)
}

/** Stands for that text in the data of a document until all of it is written: see `frame-in-page.server.ts`. */
export function markFrame(frame: FrameData): string {
  const mark = marks.get(frame) ?? crypto.randomUUID()
  marks.set(frame, mark)
  return remember(mark, frame)
}

/** On the server the very data that it was written from: what is drawn once is known by it. */
export const readFrame = (text: string): FrameData =>
  (import.meta.env.SSR && frames.get(text)) || (JSON.parse(text) as FrameData)
