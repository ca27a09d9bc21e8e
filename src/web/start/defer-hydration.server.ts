import { type Cut, findPart, findParts, type Part, withCuts } from './cut-html.server.ts'
import { dataApart, type DataApart, type Marked } from './data-apart.server.ts'
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
const script = ['<script>', '</script>'] as const
const moduleScript = ['<script type="module" async="">', '</script>'] as const

type Handles = (PageHandle | undefined)[]

/** A page as it is sent, and the data that React fetches for it, if it is not in there. */
export type Deferred = { html: Buffer<ArrayBuffer>; data?: string | undefined }

/**
 * Takes a page as the router finished it, and keeps its code from loading before somebody shows
 * intent: nothing is preloaded, and the module that starts it stands there as text. What the page
 * weighs is written last, behind what is marked. All in bytes: as text a page takes twice its memory, for a few cuts.
 */
export function deferHydration(
  html: Buffer,
  handles: Handles,
  marked: Marked[],
  isKept: boolean,
): Deferred {
  const module = findPart(html, moduleScript)
  const dataAt = isKept && handles.find((handle) => handle?.dataAt)?.dataAt
  const handedOver = module && dataAt ? findParts(html, script, module.end) : []
  const apart = dataAt && handedOver[0] ? dataApart(handedOver, dataAt, marked) : undefined
  const gone = [...findParts(html, modulePreload), ...handedOver]
  const cuts: Cut[] = gone.map(({ at, end }) => ({ at, end, by: '' }))
  if (module) cuts.push(...waiting(html, module, handles, apart))
  for (const { mark, by } of marked) {
    const at = html.indexOf(mark)
    const isGone = handedOver.some((one) => one.at < at && at < one.end)
    if (at >= 0 && !isGone) cuts.push({ at, end: at + mark.length, by })
  }
  const at = html.indexOf(weightMark)
  if (at >= 0) cuts.push({ at, end: at + weightMark.length, by: weightOf(html, cuts) })
  return { html: withCuts(html, cuts), data: apart?.data }
}

/**
 * The module as text, and what goes on until it is run in one script with that of the router before it: each is named in
 * the policy. To React all are alike: it finds as many as it looks for.
 */
function waiting(html: Buffer, module: Part, handles: Handles, apart?: DataApart): Cut[] {
  const before = findParts(html, script, html.indexOf('<body'), module.at).slice(-1)
  const names = handles.flatMap((handle) => handle?.inlineScripts ?? [])
  const scripts = [
    hydrateOnIntent,
    ...names.map((name) => inlineScripts[name]),
    ...before.map(({ inside }) => inside),
  ]
  const after = handles.find((handle) => handle?.startsAfter !== undefined)?.startsAfter
  const starts = after === undefined ? '' : ` data-starts-after="${after}"`
  const opening = `<script type="text/plain" id="hydrate"${starts}${apart?.attributes ?? ''}>`
  const code = `${opening}${module.inside.trim()}${apart?.code ?? ''}</script>`
  return [
    ...before.map(({ at, end }) => ({ at, end, by: '' })),
    { ...module, by: `${code}<script>${scripts.join('')}</script>` },
  ]
}

/** In kilobytes, without the mark that it stands for. */
function weightOf(html: Buffer, cuts: Cut[]): string {
  const cut = cuts.reduce((sum, { at, end, by }) => sum + end - at - Buffer.byteLength(by), 0)
  return String(Math.round((html.length - weightMark.length - cut) / 1000))
}
