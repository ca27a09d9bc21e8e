import { isRich, type RichNode, richParagraphs } from './rich-words.ts'
import {
  codeSpan,
  emphasise,
  escapeLineStarts,
  escapeMarkdown,
  escapeTarget,
  joinMarkdown,
} from '../../posts/render/escape-markdown.ts'

const signs = { strong: '**', em: '_' }

/** Rich text, or plain words in its place, as Markdown. */
export const richMarkdown = (value: string): string =>
  richParagraphs(value)
    .map((nodes) => escapeLineStarts(joinMarkdown(nodes.map(written))))
    .join('\n\n')

/** For who compares two: marks as signs beside the words, and words without marks as they are. */
export const readableWords = (value: string): string =>
  isRich(value) ? richMarkdown(value) : value

const wordsOf = (node: RichNode): string =>
  typeof node === 'string' ? node : node.inside.map(wordsOf).join('')

function written(node: RichNode): string {
  if (typeof node === 'string') return escapeMarkdown(node)
  const { mark, href = '', inside } = node
  if (mark === 'code') return codeSpan(wordsOf(node))
  const words = joinMarkdown(inside.map(written))
  if (mark === 'link') return `[${words}](${escapeTarget(href)})`
  return emphasise(signs[mark], words)
}
