import { plainText } from '../sanitize/plain-text.ts'
import { idPrefix } from '../sanitize/post-attributes.ts'
import { slugOf } from '../write/post-slug.ts'

/** A heading of a post, as its table of contents shows it. */
export type PostHeading = { id: string; text: string; level: number }

const headings = /<h([2-6])((?: (?!id=)[a-z]+="[^"]*")*)(?: id="([^"]*)")?([^>]*)>([^]*?)<\/h\1>/g

/** Gives every heading of sanitized HTML an id of its own to link to, and lists them. */
export function nameHeadings(html: string): { html: string; headings: PostHeading[] } {
  const taken = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))
  const next = new Map<string, number>()
  const list: PostHeading[] = []
  const named = html.replace(
    headings,
    (_, level: string, before: string, given: string | undefined, after: string, inner: string) => {
      const text = plainText(inner).replace(/\s+/g, ' ')
      const id =
        given ?? freeId(idPrefix + (slugOf(text) || `part-${list.length + 1}`), taken, next)
      taken.add(id)
      if (text) list.push({ id, text, level: Number(level) })
      return `<h${level}${before} id="${id}"${after}>${inner}</h${level}>`
    },
  )
  return { html: named, headings: list }
}

/** Goes on where it stopped for this base: a post may have ten thousand headings of one name. */
function freeId(base: string, taken: Set<string | undefined>, next: Map<string, number>): string {
  let number = next.get(base) ?? 1
  let id = base
  while (taken.has(id)) id = `${base}-${++number}`
  next.set(base, number)
  return id
}
