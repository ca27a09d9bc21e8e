import type { Piece } from '../drawn/rendered-page.ts'
import type { Finding } from '../finding.ts'

/** What a judge finds on one page; `about` tells it from others of its kind there. */
export type Fault = Pick<Finding, 'judged' | 'severity' | 'sentence' | 'field'> & {
  about: string
  /** In what stands around every page. */
  isFrame?: boolean
}

/** Where a fault is. */
export const placed = ({ field, isFrame }: Piece) => ({ ...(field && { field }), isFrame })

/** Enough of a text to know it again. */
export function quoted(text: string): string {
  const short = text.length > 60 ? `${text.slice(0, 58).toWellFormed().trimEnd()}…` : text
  return `‘${short}’`
}
