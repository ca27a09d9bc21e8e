import type { InlineScript, PageHandle } from './page-handle.ts'
import holdSubmit from './hold-submit.js?raw'
import hydrateOnIntent from './hydrate-on-intent.js?raw'
import prefetchChallenge from './prefetch-challenge.js?raw'
import replayPresses from './replay-presses.js?raw'

const inlineScripts: Record<InlineScript, string> = {
  'hold-submit': holdSubmit,
  'prefetch-challenge': prefetchChallenge,
  'replay-presses': replayPresses,
}

const modulePreloads = /<link rel="modulepreload"[^>]*>/g
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/

/**
 * Takes a page as the router finished it, and keeps its code from loading before somebody shows
 * intent: nothing is preloaded, and the module that starts it stands there as text.
 */
export function deferHydration(html: string, handles: (PageHandle | undefined)[]): string {
  const names = handles.flatMap((handle) => handle?.inlineScripts ?? [])
  const scripts = [hydrateOnIntent, ...names.map((name) => inlineScripts[name])]
  const eager = handles.some((handle) => handle?.eager) ? ' data-eager="true"' : ''
  return html
    .replace(modulePreloads, '')
    .replace(
      moduleScript,
      (_, code) =>
        `<script type="text/plain" id="hydrate"${eager}>${code.trim()}</script>` +
        scripts.map((script) => `<script>${script}</script>`).join(''),
    )
}
