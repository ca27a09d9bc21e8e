import type { RouterContextProvider } from 'react-router'
import { pageContext } from '../page-context.ts'
import type { Absolute } from './page-entry.ts'

/** Public addresses come from the configuration, never from a request. */
export function absoluteIn(context: Readonly<RouterContextProvider>): Absolute {
  const { siteUrl } = context.get(pageContext).site
  return (path) => new URL(path, siteUrl).href
}
