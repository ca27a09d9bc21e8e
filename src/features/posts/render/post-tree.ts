import { decodeText } from '../sanitize/plain-text.ts'

export type PostNode = string | PostElement
export type PostElement = { tag: string; attributes: Record<string, string>; inside: PostNode[] }

const tokens = /<(\/?)([a-z0-9]+)([^>]*)>|[^<]+/g
const attribute = / ([a-z]+)="([^"]*)"/g
const empty = new Set(['br', 'hr', 'img'])

/** Sanitized HTML, which is always well nested, as a tree. */
export function treeOf(html: string): PostNode[] {
  const root: PostElement = { tag: 'root', attributes: {}, inside: [] }
  const open = [root]
  for (const [token, slash, tag, rest = ''] of html.matchAll(tokens)) {
    const parent = open.at(-1)!
    if (tag === undefined) parent.inside.push(decodeText(token))
    else if (slash) open.splice(Math.max(1, open.length - 1))
    else {
      const pairs = [...rest.matchAll(attribute)].map(([, name, value]) => [
        name!,
        decodeText(value!),
      ])
      const element = { tag, attributes: Object.fromEntries(pairs), inside: [] }
      parent.inside.push(element)
      if (!empty.has(tag)) open.push(element)
    }
  }
  return root.inside
}

export const wordsIn = (nodes: PostNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsIn(node.inside))).join('')
