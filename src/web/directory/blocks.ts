import {
  escapeLineStarts,
  escapeMarkdown,
  escapeTarget,
} from '../../features/posts/render/escape-markdown.ts'

import { isRich, plainWords } from '../../features/documents/rich/rich-words.ts'
import { richMarkdown } from '../../features/documents/rich/rich-markdown.ts'

type Link = { title: string; path: string; text?: string }

/** The words of a page without its looks: what Markdown and the search are made of. */
export type Block =
  | { heading: string; level?: 2 | 3 }
  | { text: string | (string | undefined)[] | undefined }
  | { rich: string[] }
  | { items: string[]; ordered?: boolean }
  | { labelled: [label: string, value: string][] }
  | { links: Link[] }
  | { columns: string[]; rows: string[][] }
  | { quote: string; by: string }

/** What may have marks; without any it is the same as ever, and so is the day on which it changed. */
export const richBlock = (text: string | string[]): Block =>
  [text].flat().some(isRich) ? { rich: [text].flat() } : { text }

/** What is not said is left out. */
const paragraphsIn = (text: string | (string | undefined)[] | undefined) =>
  [text].flat().filter((paragraph) => paragraph !== undefined && paragraph !== '') as string[]

const escape = (text: string) => escapeLineStarts(escapeMarkdown(text))

export function markdownOf(title: string, blocks: Block[]): string {
  const parts = [`# ${escape(title)}`, ...blocks.map(markdownOfBlock)].filter((part) => part !== '')
  return `${parts.join('\n\n')}\n`
}

function markdownOfBlock(block: Block): string {
  if ('heading' in block) return `${'#'.repeat(block.level ?? 2)} ${escape(block.heading)}`
  if ('text' in block) return paragraphsIn(block.text).map(escape).join('\n\n')
  if ('rich' in block) return block.rich.map(richMarkdown).join('\n\n')
  if ('items' in block)
    return block.items
      .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${escape(item)}`)
      .join('\n')
  if ('labelled' in block)
    return block.labelled.map(([label, value]) => `- ${escape(label)}: ${escape(value)}`).join('\n')
  if ('links' in block)
    return block.links
      .map(
        ({ title, path, text }) =>
          `- [${escape(title)}](${escapeTarget(path)})${text ? `: ${escape(text)}` : ''}`,
      )
      .join('\n')
  if ('rows' in block)
    return [block.columns, block.columns.map(() => '---'), ...block.rows].map(rowOf).join('\n')
  return `> ${escape(block.quote)}\n>\n> ${escape(block.by)}`
}

const rowOf = (cells: string[]) =>
  `| ${cells.map((cell) => escapeMarkdown(cell).replaceAll('|', '\\|')).join(' | ')} |`

export const textOf = (blocks: Block[]): string => blocks.flatMap(wordsOfBlock).join('\n')

function wordsOfBlock(block: Block): string[] {
  if ('heading' in block) return [block.heading]
  if ('text' in block) return paragraphsIn(block.text)
  if ('rich' in block) return block.rich.flatMap((value) => plainWords(value).split('\n\n'))
  if ('items' in block) return block.items
  if ('labelled' in block) return block.labelled.map(([label, value]) => `${label}: ${value}`)
  if ('links' in block)
    return block.links.map(({ title, text }) => (text ? `${title}: ${text}` : title))
  if ('rows' in block) return [block.columns, ...block.rows].map((cells) => cells.join(': '))
  return [block.quote, block.by]
}
