import type { PostElement, PostNode } from '../../../../../features/posts/render/post-tree.ts'
import { isBlock, isPicture, wordsAside } from '../../document/same-tree.ts'
import { markOfItem, withLists } from './word-lists.ts'
import { withoutMarks } from './word-marks.ts'
import { awaitedPictures, inWords } from './foreign-pictures.ts'

const styleOf = / style=(?:"([^"]*)"|'([^']*)')/i
const handlers = /\son\w+=(?:"[^"]*"|'[^']*'|[^\s>]*)/gi

/**
 * Google Docs wraps everything in a bold that is not one; looks are in styles, not in elements.
 * What Word says in mso-bidi-font-weight is of other scripts.
 */
const looks: [RegExp, string][] = [
  [/(?<![\w-])font-weight:\s*(bold|[6-9]00)/i, 'strong'],
  [/(?<![\w-])font-style:\s*italic/i, 'em'],
  [/text-decoration:[^;]*line-through/i, 's'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub(?!p)/i, 'sub'],
]

const topHeading =
  /<h1\b|class=["']?Mso(Title|Heading ?1?\b)|<p\b(?=[^>]*\srole="heading")[^>]*\saria-level="1"/i

/** What another program put on the clipboard, as the elements that a post may have; `read` lets only those pass. */
export function cleanPaste(html: string, read: (html: string) => PostNode[]): PostNode[] {
  const pictures = awaitedPictures()
  const words = withoutMarks(markOfItem(html))
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<span\b[^>]*\sclass="EOP\b[^>]*>(\s|&nbsp;)*<\/span>/gi, '')
    .replace(/<br class=["']?Apple-interchange-newline["']?\s*\/?>/gi, '')
    .replace(/<(head|style|script|xml|title)\b[^]*?<\/\1>/gi, '')
    .replace(/<\/?(o|w|m|v|st1):[^>]*>/gi, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n((?:<\/code>)?<\/pre>)/gi, '$1')
  const lowered = topHeading.test(words) ? 1 : 0
  const plain = pictures.set(withoutStyles(lowerHeadings(words, lowered)))
  const tree = withKinds(read(plain), lowered)
  return pictures.get(withoutLooseBreaks(withLists(tree)))
}

/** The title of the post is its h1: where one was pasted, each heading is one lower. */
const lowerHeadings = (html: string, by: number) =>
  html.replace(/<(\/?)h([1-6])\b/gi, (_, slash: string, level: string) => {
    return `<${slash}h${Math.min(6, Number(level) + by)}`
  })

/** Styles and handlers never reach the page: its policy would complain of each. What styles mean becomes an element. */
function withoutStyles(html: string): string {
  const open: (string[] | undefined)[] = []
  return html.replace(
    /<\/?(span|b|i|p|li|a|font)\b[^>]*>|<[a-z][^>]*>/gi,
    (whole, name?: string) => {
      const bare = whole.replace(styleOf, '').replace(handlers, '')
      if (!name) return bare
      const lower = name.toLowerCase()
      if (whole.startsWith('</')) {
        if (!/^(span|font|b|i)$/.test(lower)) return whole
        const added = open.pop()
        return added ? added.map((each) => `</${each}>`).join('') : whole
      }
      const [, double, single] = styleOf.exec(whole) ?? []
      const style = double ?? single ?? ''
      const kind = lower === 'p' ? kindOf(whole, style) : undefined
      if (kind) return `<p id="mso-kind-${kind}">`
      if (!/^(span|font|b|i)$/.test(lower)) return bare
      const meant = looks.filter(([look]) => look.test(style)).map(([, each]) => each)
      if (/^[bi]$/.test(lower) && !/(?<![\w-])font-(weight|style):\s*normal/i.test(style))
        meant.unshift(lower === 'b' ? 'strong' : 'em')
      const once = [...new Set(meant)]
      open.push(once.toReversed())
      return once.map((each) => `<${each}>`).join('')
    },
  )
}

/** What Word says of a paragraph by its class, its role or its outline only: the level of a heading, or a quote. */
function kindOf(tag: string, style: string): string | undefined {
  if (/\bclass=["']?Mso(Intense)?Quote\b/i.test(tag)) return 'quote'
  if (/\bclass=["']?MsoTitle\b/i.test(tag)) return '1'
  const named = /\bclass=["']?MsoHeading ?(\d?)/i.exec(tag)
  if (named) return named[1] || '1'
  const spoken = /\srole="heading"/i.test(tag) && /\saria-level="([1-6])"/i.exec(tag)
  if (spoken) return spoken[1]
  return /mso-outline-level:\s*([1-6])/i.exec(style)?.[1]
}

const withKinds = (nodes: PostNode[], lowered: number): PostNode[] =>
  nodes.map((node): PostNode => {
    if (typeof node === 'string') return node
    const kind = /mso-kind-(\w+)$/.exec(node.attributes.id ?? '')?.[1]
    const inside = withKinds(node.inside, lowered)
    if (kind === undefined) return { ...node, inside: whole(node) ? inWords(inside) : inside }
    const tag =
      kind === 'quote' ? 'blockquote' : `h${Math.min(6, Math.max(2, Number(kind) + lowered))}`
    return { tag, attributes: {}, inside: inWords(inside) }
  })

/** What has no room for a picture of its own. */
const whole = ({ tag, inside }: PostElement) =>
  /^(li|h\d|blockquote|a|strong|em|s|sub|sup|u|mark|code|figcaption)$/.test(tag) &&
  inside.some((node) => isPicture(node))

const isBreak = (node: PostNode | undefined) => typeof node === 'object' && node.tag === 'br'

/** Breaks that keep blocks apart, and lines that have nothing else, would be empty paragraphs. */
function withoutLooseBreaks(nodes: PostNode[]): PostNode[] {
  const words = new Set(wordsAside(nodes).filter((node) => !isBreak(node)))
  return nodes.flatMap((node, at): PostNode[] => {
    if (typeof node === 'string') return [node]
    if (isBreak(node)) {
      const isWord = (each: PostNode) => words.has(each)
      const around = [nodes.slice(0, at).findLast(isWord), nodes.slice(at + 1).find(isWord)]
      return around.every((each) => each === undefined || isBlock(each)) ? [] : [node]
    }
    if (node.tag === 'pre' || !(node.inside.some(isBlock) || isBlock(node))) return [node]
    const inside = withoutLooseBreaks(node.inside)
    return /^(p|div)$/.test(node.tag) && wordsAside(inside).length === 0
      ? []
      : [{ ...node, inside }]
  })
}
