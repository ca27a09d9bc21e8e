import { type PostNode, treeOf } from '../../posts/render/post-tree.ts'

export const marks = ['strong', 'em', 'link', 'code'] as const
export type Mark = (typeof marks)[number]

/** A stretch of words with a mark, or without. */
export type RichNode = string | { mark: Mark; href?: string; inside: RichNode[] }

/** Rich text is paragraphs of HTML. Whatever doesn't begin and end as these do is plain words, whatever signs it has. */
export const isRich = (value: string) => /^<p>[^]*<\/p>$/.test(value.trim())

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Words as they stand in rich text. */
export const richWords = (words: string) => words.replace(/[&<>]/g, (sign) => signs[sign]!)

export const markOf: Record<string, Mark> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  code: 'code',
}

/** https, http, mail and addresses of this site: what a link in rich text may lead to. */
export const isRichLink = (href: string | undefined): href is string =>
  /^(https?:\/\/[^/\s\\][^\s\\]*|mailto:[^\s@]+@[^\s@]+|\/(?![/\\])[^\s\\]*)$/i.test(href ?? '')

function narrowed(node: PostNode): RichNode[] {
  if (typeof node === 'string') return [node]
  const inside = node.inside.flatMap(narrowed)
  const { href } = node.attributes
  if (node.tag === 'a' && isRichLink(href)) return [{ mark: 'link', href, inside }]
  const mark = Object.hasOwn(markOf, node.tag) ? markOf[node.tag] : undefined
  return mark ? [{ mark, inside }] : inside
}

/** A value as paragraphs; of plain words, an empty line parts them. */
export function richParagraphs(value: string): RichNode[][] {
  if (!isRich(value)) return value.split(/\n[^\S\n]*\n\s*/).map((words) => [words])
  return treeOf(value.trim()).flatMap((node) =>
    typeof node === 'string' || node.tag !== 'p' ? [] : [node.inside.flatMap(narrowed)],
  )
}

const wordsOf = (node: RichNode): string =>
  typeof node === 'string' ? node : node.inside.map(wordsOf).join('')

/** The words alone. */
export const plainWords = (value: string): string =>
  isRich(value)
    ? richParagraphs(value)
        .map((nodes) => nodes.map(wordsOf).join(''))
        .join('\n\n')
    : value
