import type { PostElement, PostNode } from '../../../../../features/posts/render/post-tree.ts'

const paragraph = /<(p|h\d)\b([^>]*mso-list:\s*l(\d+)\s+level(\d)[^>]*)>([^]*?)<\/\1>/gi
const mark = /<!(?:--)?\[if !supportLists\](?:--)?>([^]*?)<!(?:--)?\[endif\](?:--)?>/i

/**
 * Word has no lists, only paragraphs that look like items, and a mark in each for programs that know
 * no lists. What it says of a list is kept in the id: which it is, how deep, whether and from where it counts.
 */
export const markOfItem = (html: string) =>
  markOfWebItem(html).replace(paragraph, (whole, tag: string, _, list, level, inside: string) => {
    // A heading may be numbered; it is a heading all the same.
    if (tag.toLowerCase() !== 'p') return whole.replace(mark, '')
    const shown = mark.exec(inside)?.[1] ?? inside
    const sign = shown.replace(/<[^>]*>|&nbsp;|&#160;|\s+/g, ' ').trim()
    const count = /^\(?(?:(\d{1,5})|[\p{L}\p{Nd}]{1,5})[.)、．]/u.exec(sign)
    const start = count ? (count[1] ?? '1') : '0'
    const words = mark.test(inside) ? inside.replace(mark, '') : withoutSign(inside)
    return `<p id="mso-list-${list}-${level}-${start}">${words}</p>`
  })

const webItem = /<([uo]l)\b|<li\b([^>]*\sdata-aria-level=["'](\d)["'][^>]*)>/gi

/** Word on the web makes a list of each item, and says only in the item how deep it is. */
function markOfWebItem(html: string): string {
  let isCounted = false
  return html.replace(webItem, (whole, list: string | undefined, given: string, level: string) => {
    if (list) isCounted = list.toLowerCase() === 'ol'
    if (list) return whole
    const figure = (name: string) => new RegExp(`\\s${name}=["'](\\d{1,5})["']`).exec(given)?.[1]
    const start = isCounted ? (figure('data-aria-posinset') ?? '1') : '0'
    return `<li id="mso-list-${figure('data-listid') ?? '0'}-${level}-${start}">`
  })
}

const withoutSign = (inside: string) =>
  inside.replace(/^((?:\s|<[^>]*>|&nbsp;)*)(?:[·•o§▪-]|\(?\w{1,5}[.)])(?:\s|&nbsp;)+/i, '$1')

type Item = { list: string; level: number; start: number; inside: PostNode[] }

function itemOf(node: PostNode): Item | undefined {
  if (typeof node === 'string') return undefined
  const [, list, level, start] = /mso-list-(\d+)-(\d)-(\d+)$/.exec(node.attributes.id ?? '') ?? []
  if (list === undefined) return undefined
  return { list, level: Number(level), start: Number(start), inside: node.inside }
}

/** The items that a node is, or is a box of: nothing where it has anything else. */
function itemsOf(node: PostNode): Item[] {
  const item = itemOf(node)
  if (item) return [item]
  if (typeof node === 'string' || !/^([uo]l|div)$/.test(node.tag)) return []
  const within = node.inside.filter((each) => typeof each !== 'string' || each.trim() !== '')
  const found = within.map(itemsOf)
  return found.every(({ length }) => length > 0) ? found.flat() : []
}

/** Puts items that follow each other together as lists within lists. */
export function withLists(nodes: PostNode[]): PostNode[] {
  const made: PostNode[] = []
  let items: Item[] = []
  const flush = () => {
    if (items.length > 0) made.push(...listsOf(items))
    items = []
  }
  for (const node of nodes) {
    const found = itemsOf(node)
    if (found.length > 0) items.push(...found)
    else if (typeof node === 'string') {
      if (node.trim() !== '') flush()
      made.push(node)
    } else {
      flush()
      made.push({ ...node, inside: withLists(node.inside) })
    }
  }
  flush()
  return made
}

function listsOf(items: Item[]): PostElement[] {
  const lists: PostElement[] = []
  let last: Item | undefined
  for (let at = 0; at < items.length;) {
    const first = items[at]!
    const isCounted = first.start > 0
    const goesOn =
      last && last.list === first.list && last.start > 0 === isCounted && first.level >= last.level
    if (!goesOn || lists.length === 0) lists.push(listFrom(first))
    last ??= first
    let to = at + 1
    while (to < items.length && items[to]!.level > first.level) to++
    const inside = [...first.inside, ...(to > at + 1 ? listsOf(items.slice(at + 1, to)) : [])]
    lists.at(-1)!.inside.push({ tag: 'li', attributes: {}, inside })
    last = first
    at = to
  }
  return lists
}

const listFrom = ({ start }: Item): PostElement => ({
  tag: start > 0 ? 'ol' : 'ul',
  attributes: start > 1 ? { start: `${start}` } : {},
  inside: [],
})
