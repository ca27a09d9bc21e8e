import { bitCount, type QueryWords } from './query-words.ts'
import type { Column } from './search-index.ts'
import type { Mark } from './searchable-page.ts'

const longest = 170
const before = 50

/** Shorter paragraphs are labels and links: they hold the words, but say little. */
const telling = 70

/** Where words of the query stand in a text. */
export function marksIn({ words, starts, ends }: Column, { bits }: QueryWords): Mark[] {
  const marks: Mark[] = []
  words.forEach((number, at) => {
    if (bits[number] === 0) return
    const last = marks.at(-1)
    const [start, end] = [starts[at]!, ends[at]!]
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else marks.push([start, end])
  })
  return marks
}

/** The place of a text where most words of the query stand together, cut out of its paragraph. */
export function excerptOf(text: string, column: Column, query: QueryWords) {
  const marks = marksIn(column, query)
  const at = densest(text, column, query)
  if (at === undefined) return undefined
  const [from, to] = paragraphAround(text, at)
  const early = Math.min(at - before, to - longest)
  const start = at - from <= before * 2 || early <= from ? from : wordAfter(text, early, at)
  const end = to - start <= longest ? to : wordBefore(text, start + longest, at)
  const lead = start > from ? '… ' : ''
  const shift = lead.length - start
  return {
    excerpt: lead + text.slice(start, end) + (end < to ? ' …' : ''),
    marks: marks
      .filter(([first, last]) => first >= start && last <= end)
      .map(([first, last]): Mark => [first + shift, last + shift]),
  }
}

/** The first word of the stretch with the most different words of the query, in a whole sentence if it can be. */
function densest(text: string, { words, starts }: Column, { bits }: QueryWords) {
  let best: { at: number; value: number } | undefined
  for (let first = 0; first < words.length; first++) {
    if (bits[words[first]!] === 0) continue
    const at = starts[first]!
    const [from, to] = paragraphAround(text, at)
    let seen = 0
    for (let next = first; next < words.length; next++) {
      if (starts[next]! > Math.min(to, at + longest - before)) break
      seen |= bits[words[next]!]!
    }
    const value = bitCount(seen) + (to - from > telling ? 0.5 : 0)
    if (!best || value > best.value) best = { at, value }
  }
  return best?.at
}

function paragraphAround(text: string, at: number): Mark {
  const end = text.indexOf('\n', at)
  return [text.lastIndexOf('\n', at) + 1, end < 0 ? text.length : end]
}

/** Japanese or Thai has no spaces between words: it is cut where a character ends. */
function wordAfter(text: string, from: number, at: number): number {
  const space = text.indexOf(' ', from)
  return space < 0 || space >= at ? characterAt(text, from) : space + 1
}

function wordBefore(text: string, to: number, at: number): number {
  const space = text.lastIndexOf(' ', to)
  return space <= at ? characterAt(text, to) : space
}

const characterAt = (text: string, at: number) =>
  /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at
