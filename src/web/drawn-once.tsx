import { createContext, type ReactElement, use } from 'react'
import { useLocation } from 'react-router'

/** Gives an element as HTML for an address. It is the same for everybody with the same data. */
export type DrawOnce = (data: object, element: ReactElement) => (pathname: string) => string

const DrawOnceContext = createContext<DrawOnce | undefined>(undefined)

/** Stands around a page that the server draws; in the browser every part draws itself. */
export const DrawOnceProvider = DrawOnceContext

/** What an element holds: HTML that is drawn once for all pages, or its children. */
export function useDrawnOnce(data: object, children: ReactElement) {
  const { pathname } = useLocation()
  const draw = use(DrawOnceContext)
  if (!draw) return { children }
  return { dangerouslySetInnerHTML: { __html: draw(data, children)(pathname) } }
}
