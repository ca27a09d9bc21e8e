import type { FrameData } from './frame-data.ts'

/** Sites and drafts whose frames are drawn at once; one more is read from its text again. */
const most = 8

const texts = new WeakMap<FrameData, string>()
const frames = new Map<string, FrameData>()

/**
 * The data of header and footer as text, made once. It is the same on every page, and given as data
 * the router would write it anew for each, value by value: a third of what a short page took.
 */
export function writeFrame(frame: FrameData): string {
  const text = texts.get(frame) ?? JSON.stringify(frame)
  texts.set(frame, text)
  // The one that was asked for last stands last.
  frames.delete(text)
  frames.set(text, frame)
  for (const [oldest] of frames) if (frames.size > most) frames.delete(oldest)
  return text
}

/** On the server the very data that it was written from: what is drawn once is known by it. */
export const readFrame = (text: string): FrameData =>
  (import.meta.env.SSR && frames.get(text)) || (JSON.parse(text) as FrameData)
