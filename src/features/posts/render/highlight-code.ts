import type { HLJSApi } from 'highlight.js'
import { decodeText } from '../sanitize/plain-text.ts'

const grammars = {
  bash: () => import('highlight.js/lib/languages/bash'),
  css: () => import('highlight.js/lib/languages/css'),
  diff: () => import('highlight.js/lib/languages/diff'),
  go: () => import('highlight.js/lib/languages/go'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  python: () => import('highlight.js/lib/languages/python'),
  rust: () => import('highlight.js/lib/languages/rust'),
  sql: () => import('highlight.js/lib/languages/sql'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  xml: () => import('highlight.js/lib/languages/xml'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
}

let ready: Promise<HLJSApi> | undefined

async function load(): Promise<HLJSApi> {
  const { default: core } = await import('highlight.js/lib/core')
  for (const [name, grammar] of Object.entries(grammars))
    core.registerLanguage(name, (await grammar()).default)
  return core
}

const codes = /<pre([^>]*)><code class="language-([^"]+)"([^>]*)>([^]*?)<\/code><\/pre>/g
const longest = 50_000

/** Gives the code in sanitized HTML its colours, by classes; code of an unknown language stays as it is. */
export async function highlightCode(html: string): Promise<string> {
  if (!html.includes('<code class="language-')) return html
  const highlighter = await (ready ??= load())
  return html.replace(codes, (whole, pre: string, name: string, rest: string, code: string) => {
    const language = name.toLowerCase()
    if (!highlighter.getLanguage(language) || code.length > longest) return whole
    const text = decodeText(code.replace(/<[^>]*>/g, ''))
    const { value } = highlighter.highlight(text, { language, ignoreIllegals: true })
    return `<pre${pre}><code class="hljs language-${language}"${rest}>${value}</code></pre>`
  })
}
