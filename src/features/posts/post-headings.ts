import { plainText } from './plain-text.ts'
import { idPrefix } from './post-attributes.ts'
import { slugOf } from './post-slug.ts'

/** A heading of a post, as its table of contents shows it. */
export type PostHeading = { id: string; text: string; level: number }

const headings = /<h([2-6])((?: (?!id=)[a-z]+="[^"]*")*)(?: id="([^"]*)")?([^>]*)>([^]*?)<\/h\1>/g

/** Gives every heading of sanitized HTML an id of its own to link to, and lists them. */
export function nameHeadings(html: string): { html: string; headings: PostHeading[] } {
  const taken = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))
  const list: PostHeading[] = []
  const named = html.replace(
    headings,
    (_, level: string, before: string, given: string | undefined, after: string, inner: string) => {
      const text = plainText(inner).replace(/\s+/g, ' ')
      const id = given ?? freeId(idPrefix + (slugOf(text) || `part-${list.length + 1}`), taken)
      taken.add(id)
      if (text) list.push({ id, text, level: Number(level) })
      return `<h${level}${before} id="${id}"${after}>${inner}</h${level}>`
    },
  )
  return { html: named, headings: list }
}

function freeId(base: string, taken: Set<string | undefined>): string {
  let id = base
  for (let number = 2; taken.has(id); number++) id = `${base}-${number}`
  return id
}
