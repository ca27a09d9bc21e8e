import type { InlineScript, PageHandle } from './page-handle.ts'
import holdSubmit from './hold-submit.js?raw'
import hydrateOnIntent from './hydrate-on-intent.js?raw'
import prefetchChallenge from './prefetch-challenge.js?raw'
import replayPresses from './replay-presses.js?raw'
import { weightMark } from './page-weight.ts'

const inlineScripts: Record<InlineScript, string> = {
  'hold-submit': holdSubmit,
  'prefetch-challenge': prefetchChallenge,
  'replay-presses': replayPresses,
}

const modulePreload = ['<link rel="modulepreload"', '>'] as const
const moduleScript = ['<script type="module" async="">', '</script>'] as const

type Cut = { at: number; end: number; by: string | Buffer }

/** What stands in a page for something that is put in when all else is written. */
export type Marked = { mark: string; by: Buffer }

/**
 * Takes a page as the router finished it, and keeps its code from loading before somebody shows
 * intent: nothing is preloaded, and the module that starts it stands there as text. What the page
 * weighs is written last, behind what is marked. All in bytes: as text a page takes twice its memory, for a few cuts.
 */
export function deferHydration(
  html: Buffer,
  handles: (PageHandle | undefined)[],
  marked: Marked[] = [],
): Buffer<ArrayBuffer> {
  const names = handles.flatMap((handle) => handle?.inlineScripts ?? [])
  const scripts = [hydrateOnIntent, ...names.map((name) => inlineScripts[name])]
  const eager = handles.some((handle) => handle?.eager) ? ' data-eager="true"' : ''
  const cuts: Cut[] = []
  for (let from = 0; ; from = cuts.at(-1)!.end) {
    const link = find(html, modulePreload, from)
    if (!link) break
    cuts.push({ ...link, by: '' })
  }
  const module = find(html, moduleScript)
  if (module) {
    const waiting = `<script type="text/plain" id="hydrate"${eager}>${module.inside.trim()}</script>`
    cuts.push({ ...module, by: `${waiting}<script>${scripts.join('')}</script>` })
  }
  for (const { mark, by } of marked) {
    const at = html.indexOf(mark)
    if (at >= 0) cuts.push({ at, end: at + mark.length, by })
  }
  const at = html.indexOf(weightMark)
  if (at >= 0) cuts.push({ at, end: at + weightMark.length, by: weightOf(html, cuts) })
  return withCuts(html, cuts)
}

/** The first part of a page, from a place on, that begins and ends so. */
function find(html: Buffer, [begin, close]: readonly [string, string], from = 0) {
  const at = html.indexOf(begin, from)
  const inner = at + begin.length
  const to = at < 0 ? -1 : html.indexOf(close, inner)
  return to < 0
    ? undefined
    : { at, end: to + close.length, inside: html.toString('utf8', inner, to) }
}

function withCuts(html: Buffer, cuts: Cut[]): Buffer<ArrayBuffer> {
  const pieces: Buffer[] = []
  let from = 0
  for (const { at, end, by } of cuts.toSorted((a, b) => a.at - b.at)) {
    pieces.push(html.subarray(from, at), typeof by === 'string' ? Buffer.from(by) : by)
    from = end
  }
  return Buffer.concat([...pieces, html.subarray(from)])
}

/** In kilobytes, without the mark that it stands for. */
function weightOf(html: Buffer, cuts: Cut[]): string {
  const cut = cuts.reduce((sum, { at, end, by }) => sum + end - at - Buffer.byteLength(by), 0)
  return String(Math.round((html.length - weightMark.length - cut) / 1000))
}
