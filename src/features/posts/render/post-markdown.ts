import {
  codeSpan,
  emphasise,
  escapeLineStarts,
  escapeMarkdown,
  escapeTarget,
  joinMarkdown,
  longestRun,
  withoutEdges,
} from './escape-markdown.ts'
import { type PostElement, type PostNode, treeOf, wordsIn } from './post-tree.ts'

/** The content of a post in Markdown. */
export const postMarkdown = (html: string): string => blocks(treeOf(html))

const inlineTags = new Set(
  'a b strong em i u s small mark kbd samp var abbr dfn cite q time del ins sup sub code br img'.split(
    ' ',
  ),
)

const isInline = (node: PostNode) => typeof node === 'string' || inlineTags.has(node.tag)

/** Blocks with an empty line between; loose words between them are a paragraph of their own. */
function blocks(nodes: PostNode[]): string {
  const parts: string[] = []
  let loose: PostNode[] = []
  const flush = () => {
    parts.push(paragraph(loose))
    loose = []
  }
  for (const node of nodes) {
    if (isInline(node)) {
      loose.push(node)
      continue
    }
    flush()
    parts.push(block(node as PostElement))
  }
  flush()
  return parts.filter((part) => part !== '').join('\n\n')
}

function block({ tag, attributes, inside }: PostElement): string {
  const level = /^h([2-6])$/.exec(tag)?.[1]
  if (level) return `${'#'.repeat(Number(level))} ${withoutBreaks(inside)}`
  if (tag === 'ul') return list(inside)
  if (tag === 'ol') return list(inside, Math.max(0, Number(attributes.start ?? 1)))
  if (tag === 'blockquote') return indented(blocks(inside), '> ', '> ')
  if (tag === 'pre') return fenced(inside)
  if (tag === 'table') return table(inside)
  if (tag === 'hr') return '---'
  if (tag === 'p' || tag === 'dt') return paragraph(inside)
  if (tag === 'figcaption' || tag === 'caption') return emphasise('*', withoutBreaks(inside))
  return blocks(inside)
}

function list(items: PostNode[], start?: number): string {
  return items
    .filter((node): node is PostElement => typeof node !== 'string')
    .map(({ inside }, index) => {
      const mark = start === undefined ? '- ' : `${start + index}. `
      return indented(blocks(inside), mark, ' '.repeat(mark.length))
    })
    .join('\n')
}

const indented = (text: string, first: string, others: string) =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? first : others) + line)
    .map((line) => line.trimEnd())
    .join('\n')

function fenced(inside: PostNode[]): string {
  const code = inside.find((node) => typeof node !== 'string' && node.tag === 'code')
  const named = typeof code === 'object' ? code.attributes.class : undefined
  const text = wordsIn(inside).replace(/\n$/, '')
  const fence = '`'.repeat(Math.max(2, longestRun(text)) + 1)
  return `${fence}${named?.replace(/^language-/, '') ?? ''}\n${text}\n${fence}`
}

function table(inside: PostNode[]): string {
  const rows = elements(inside, 'tr').map((row) =>
    row.inside
      .filter((node): node is PostElement => typeof node !== 'string')
      .map((cell) => withoutBreaks(cell.inside).replaceAll('|', '\\|')),
  )
  const [head = [], ...body] = rows
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const caption = elements(inside, 'caption').map(block)
  const lines = [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
  return [...caption, lines].join('\n\n')
}

const elements = (nodes: PostNode[], tag: string): PostElement[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    return node.tag === tag ? [node] : elements(node.inside, tag)
  })

const paragraph = (nodes: PostNode[]): string => escapeLineStarts(withoutEdges(inline(nodes)))

const inline = (nodes: PostNode[]): string => joinMarkdown(nodes.map(inlineOf))

/** Headings and cells have one line. */
const withoutBreaks = (nodes: PostNode[]): string =>
  oneLine(inline(nodes).replaceAll('\\\n', ' ')).trim()

function inlineOf(node: PostNode): string {
  if (typeof node === 'string') return escapeMarkdown(oneLine(node))
  const { tag, attributes, inside } = node
  if (tag === 'code') return codeSpan(wordsIn(inside))
  if (tag === 'br') return '\\\n'
  if (tag === 'img')
    return `![${escapeMarkdown(oneLine(attributes.alt ?? ''))}](${escapeTarget(attributes.src!)})`
  const text = inline(inside)
  if (!text.trim()) return text
  if (tag === 'a' && attributes.href && !attributes.href.startsWith('#'))
    return `[${text}](${escapeTarget(attributes.href)})`
  if (tag === 'strong' || tag === 'b') return emphasise('**', text)
  if (tag === 'em' || tag === 'i' || tag === 'cite') return emphasise('*', text)
  if (tag === 'del' || tag === 's') return emphasise('~~', text)
  return text
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')
