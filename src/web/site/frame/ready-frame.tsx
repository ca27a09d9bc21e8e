import { createContext, type ReactNode, use } from 'react'
import { useLocation } from 'react-router'
import type { FrameData } from './frame-data.ts'

/** The inside of header and footer as HTML, for an address. */
export type ReadyFrame = Record<'header' | 'footer', (pathname: string) => string>

const ReadyFrames = createContext<((frame: FrameData) => ReadyFrame) | undefined>(undefined)

/** Stands around a page that the server draws; in the browser header and footer draw themselves. */
export const ReadyFramesProvider = ReadyFrames

/** What an element of the frame holds: its HTML if it is ready, else its children. */
export function useInside(part: keyof ReadyFrame, frame: FrameData, children: ReactNode) {
  const { pathname } = useLocation()
  const ready = use(ReadyFrames)
  if (!ready) return { children }
  return { dangerouslySetInnerHTML: { __html: ready(frame)[part](pathname) } }
}
