import { purifyPost } from '../../../site/insights/purify-post.ts'
import type { PostElement, PostNode } from '../../../../features/posts/post-tree.ts'
import { treeOfDom } from './dom-tree.ts'

const styleOf = / style=(?:"([^"]*)"|'([^']*)')/i

/** Google Docs wraps everything in a bold that is not one; looks are in styles, not in elements. */
const looks: [RegExp, string][] = [
  [/font-weight:\s*(bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration:[^;]*line-through/i, 's'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub(?!p)/i, 'sub'],
]

/** What another program put on the clipboard, as the elements that a post may have. */
export function cleanPaste(html: string): PostNode[] {
  const words = html
    .replace(/<!(?:--)?\[if !supportLists\](?:--)?>[^]*?<!(?:--)?\[endif\](?:--)?>/gi, '')
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<(head|style|script|xml|title)\b[^]*?<\/\1>/gi, '')
    .replace(/<\/?(o|w|m|v|st1):[^>]*>/gi, '')
    .replace(/\r\n?/g, '\n')
  return asLists(treeOfDom(purifyPost(withoutStyles(words))))
}

/** Styles never reach the page: its policy would complain of each. What they mean becomes an element. */
function withoutStyles(html: string): string {
  const open: (string[] | undefined)[] = []
  return html.replace(
    /<\/?(span|b|i|p|li|a|font)\b[^>]*>|<[a-z][^>]*>/gi,
    (whole, name?: string) => {
      if (!name) return whole.replace(styleOf, '')
      const lower = name.toLowerCase()
      if (whole.startsWith('</')) {
        if (!/^(span|font|b|i)$/.test(lower)) return whole
        const added = open.pop()
        return added ? added.map((each) => `</${each}>`).join('') : whole
      }
      const [, double, single] = styleOf.exec(whole) ?? []
      const style = double ?? single ?? ''
      const bare = whole.replace(styleOf, '')
      if (lower === 'p' && /mso-list/i.test(style)) {
        const level = /level(\d)/i.exec(style)?.[1] ?? '1'
        return `<p id="mso-list-${level}">`
      }
      if (!/^(span|font|b|i)$/.test(lower)) return bare
      const meant = looks.filter(([look]) => look.test(style)).map(([, each]) => each)
      if (/^[bi]$/.test(lower) && !/font-(weight|style):\s*normal/i.test(style))
        meant.unshift(lower === 'b' ? 'strong' : 'em')
      const once = [...new Set(meant)]
      open.push(once.toReversed())
      return once.map((each) => `<${each}>`).join('')
    },
  )
}

const isListParagraph = (node: PostElement) =>
  node.tag === 'p' && /mso-list-\d$/.test(node.attributes.id ?? '')

/** Word has no lists, only paragraphs that look like items. */
function asLists(nodes: PostNode[]): PostNode[] {
  const made: PostNode[] = []
  let list: PostElement | undefined
  for (const node of nodes) {
    if (typeof node === 'string') {
      if (node.trim() !== '' || !list) made.push(node)
      continue
    }
    if (!isListParagraph(node)) {
      list = undefined
      made.push({ ...node, inside: asLists(node.inside) })
      continue
    }
    if (!list) {
      list = { tag: 'ul', attributes: {}, inside: [] }
      made.push(list)
    }
    list.inside.push({ tag: 'li', attributes: {}, inside: withoutMark(node.inside) })
  }
  return made
}

const withoutMark = ([first, ...rest]: PostNode[]): PostNode[] =>
  typeof first === 'string'
    ? [first.replace(/^\s*(?:[·•o§]|\d+[.)])\s+/, ''), ...rest]
    : first === undefined
      ? []
      : [first, ...rest]
