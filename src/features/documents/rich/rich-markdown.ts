import { isRich, type RichNode, richParagraphs } from './rich-words.ts'
import {
  escapeLineStarts,
  escapeMarkdown,
  escapeTarget,
} from '../../posts/render/escape-markdown.ts'

const signs = { strong: '**', em: '_' }

/** Rich text, or plain words in its place, as Markdown. */
export const richMarkdown = (value: string): string =>
  richParagraphs(value)
    .map((nodes) => escapeLineStarts(nodes.map(written).join('')))
    .join('\n\n')

/** For who compares two: marks as signs beside the words, and words without marks as they are. */
export const readableWords = (value: string): string =>
  isRich(value) ? richMarkdown(value) : value

const wordsOf = (node: RichNode): string =>
  typeof node === 'string' ? node : node.inside.map(wordsOf).join('')

function written(node: RichNode): string {
  if (typeof node === 'string') return escapeMarkdown(node)
  const { mark, href = '', inside } = node
  if (mark === 'code') return codeOf(wordsOf(node))
  const words = inside.map(written).join('')
  if (mark === 'link') return `[${words}](${escapeTarget(href)})`
  // A sign stands at words, not at the space beside them.
  return words.replace(/^(\s*)([^]*?)(\s*)$/, (_all, before, within, after) =>
    within === '' ? words : `${before}${signs[mark]}${within}${signs[mark]}${after}`,
  )
}

function codeOf(code: string) {
  const fence = code.includes('`') ? '``' : '`'
  return fence === '`' ? `\`${code}\`` : `\`\` ${code} \`\``
}
