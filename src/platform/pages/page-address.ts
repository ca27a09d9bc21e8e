import { decodes } from '../words/decoded.ts'

type PageAddress =
  | { kind: 'page'; address: string }
  | { kind: 'moved'; to: string }
  | { kind: 'broken'; status: 400 | 414; why: string }

/** A key that every page may read, or one that some pages read the beginning of. */
export type QueryKey = string | { key: string; on: RegExp; longest?: number }

const longest = 2048

const dots = /\/(?:\.|%2e){1,2}(?:\/|$)/i

const broken = (why: string, status: 400 | 414 = 400): PageAddress => ({
  kind: 'broken',
  status,
  why,
})

/**
 * What a requested URL asks for: the path, and of the query only the keys that pages read, sorted,
 * so that no two spellings of one page are rendered or kept twice.
 */
export function pageAddress(url: string, queryKeys: readonly QueryKey[]): PageAddress {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const slashed = path.replace(/\/{2,}/g, '/')
  const tidy = slashed.length > 1 ? slashed.replace(/\/$/, '') : slashed
  const keys = queryKeys.filter((key) => typeof key === 'string' || key.on.test(tidy))
  const isRead = keys.some((key) => typeof key !== 'string' && key.longest)
  if ((isRead ? path : url).length > longest)
    return broken(`This address is longer than ${longest} characters.`, 414)
  if (!path.startsWith('/')) return broken('This address does not start with a slash.')
  if (path.includes('\\')) return broken('This address has a backslash in it.')
  // Whoever draws a page would take them out: each page had endless addresses. Browsers never send them.
  if (dots.test(path)) return broken('This address has dots for a folder.')
  if (!decodes(path)) return broken('This address has a broken percent-encoding.')
  const query = mark < 0 ? '' : normaliseQuery(url.slice(mark + 1), keys)
  if (tidy !== path) return { kind: 'moved', to: tidy + query }
  return { kind: 'page', address: path + query }
}

function normaliseQuery(query: string, keys: readonly QueryKey[]): string {
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const one of keys) {
    const { key, longest: most = longest } = typeof one === 'string' ? { key: one } : one
    const value = given.get(key)
    if (value !== null) kept.set(key, value.slice(0, most))
  }
  const text = kept.toString()
  return text ? `?${text}` : ''
}
