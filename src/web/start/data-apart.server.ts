import { hash } from 'node:crypto'
import type { Part } from './cut-html.server.ts'

/** What stands in a page for something that is put in when all else is written. */
export type Marked = { mark: string; by: Buffer }

/** What stands in a page instead of its data; the data begins with what that page knows it by. */
export type DataApart = { data: string; attributes: string; code: string }

/**
 * Has what the router hands over to the browser fetched, instead of standing in the page (`fetch-hydration.ts`): its
 * scripts, the first of which has the data, become a function that is called when the data is there.
 */
export function dataApart([first, ...rest]: Part[], at: string, marked: Marked[]): DataApart {
  const inside = first?.inside ?? ''
  const [begin, end] = [inside.indexOf('("') + 1, inside.lastIndexOf('")') + 1]
  const data: string = JSON.parse(withMarked(inside.slice(begin, end), marked))
  const of = hash('sha256', data, 'base64url').slice(0, 12)
  const scripts = [`${inside.slice(0, begin)}data${inside.slice(end)}`, ...rest.map(insideOf)]
  return {
    data: of + data,
    attributes: ` data-at="${at}" data-of="${of}"`,
    code: `window.__handOver=(data)=>{${scripts.join('')}}`,
  }
}

const insideOf = (part: Part) => part.inside

/** As in the page itself. */
const withMarked = (text: string, marked: Marked[]) =>
  marked.reduce((written, { mark, by }) => written.replace(mark, () => by.toString()), text)
