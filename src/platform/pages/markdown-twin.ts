const named = /^\/index\.md$|^(\/.+)\.md$/
const hidden = /^\/\.markdown(\/|$)/

/**
 * The address under which a page is rendered as Markdown. `/work.md` has one whoever asks, `/work`
 * only for a reader of Markdown; what is asked for with a query has none.
 */
export function twinOf(address: string, readsIt = false): string | undefined {
  if (address.includes('?') || hidden.test(address)) return undefined
  const match = named.exec(address)
  if (match) return `/.markdown${match[1] ?? ''}`
  return readsIt ? `/.markdown${address === '/' ? '' : address}` : undefined
}

/** Whether a reader names Markdown and would not rather have HTML. */
export function readsMarkdown(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes('text/markdown')) return false
  const markdown = quality(accept, 'text/markdown')
  return markdown > 0 && markdown >= quality(accept, 'text/html')
}

function quality(accept: string, type: string): number {
  for (const range of accept.toLowerCase().split(',')) {
    const [name, ...parameters] = range.split(';').map((part) => part.trim())
    if (name !== type) continue
    const given = parameters.find((parameter) => parameter.startsWith('q='))
    const value = given ? Number(given.slice(2)) : 1
    return Number.isNaN(value) ? 0 : value
  }
  return 0
}
